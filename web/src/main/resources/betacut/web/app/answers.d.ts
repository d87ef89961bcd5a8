/**
 * What the server answers, by question (docs/web.md), and what its live answers send, by event.
 * Made from the records of the server; OpenApiTest compares them and says how to do it again.
 */

export interface Board {
  kind: 'cells' | 'columns' | 'place-and-turn' | 'flipping-discs' | 'pieces' | 'seeds' | 'lines';
  look: 'paper' | 'rack' | 'felt' | 'wood' | 'marbles' | 'pits' | 'dots' | 'checks';
  width: number;
  height: number;
  cells: string;
  columns: string[];
  rows: string[];
}

export interface Change {
  measure: string;
  ratio: Estimate;
  verdict: 'sure' | 'same' | 'unsure' | 'too-few';
  isDisturbed: boolean;
}

export interface Chart {
  type: 'chart';
  id: string;
  title: string;
  summary: string;
  wide: string;
  narrow: string;
  table: ReportTable;
}

export interface CheckedPlayer {
  player: string;
}

export interface ChosenMove {
  move: string;
  value: Value;
  nodes: number;
  nanos: number;
  line: string[];
}

export interface CodeLine {
  part: 'both' | 'wrong' | 'right' | 'gap';
  text: string;
}

export interface Draft {
  text: string;
}

export interface EloBetween {
  value: number | null;
  low: number | null;
  high: number | null;
}

export interface Estimate {
  value: number;
  interval: Interval;
}

export interface EventPage {
  from: number;
  kinds: string;
  nodes: number[];
}

export interface Facts {
  type: 'facts';
  caption: string;
  facts: Record<string, string>;
}

export interface FilmPly {
  played: Played;
  threats: Threat[];
  lines: number[][];
  counts: number[];
  isOver: boolean;
}

export interface FirstBoard {
  mover: number;
  cells: string;
}

export interface Forecast {
  seconds: number;
}

export interface FoundEvent {
  at: number | null;
}

export interface Game {
  id: string;
  title: string;
  board: Board;
  notation: string;
  setUp: SetUp | null;
  hasPasses: boolean;
  symmetries: number;
  evaluations: string[];
  levels: Level[];
  usualLevel: number;
  hasPerfect: boolean;
}

export interface GameEnd {
  winner: number | null;
  ending: 'rules' | 'adjudication' | 'length' | 'resignation' | 'time' | 'illegal-move' | 'crash';
  detail: string;
}

export interface Games {
  games: ListedGame[];
}

export interface GamesUnderWay {
  games: TournamentGame[];
}

export interface GrownChild {
  node: number;
  move: string;
  visits: number;
  numbers: GrownNumbers;
  isChosen: boolean;
}

export interface GrownNode {
  node: number;
  path: string[];
  max: boolean;
  board: Board;
  visits: number;
  said: Sentence[];
  children: GrownChild[];
}

export interface GrownNumbers {
  share: number;
  bound: number;
  proven: string;
  proof: number;
  disproof: number;
  proofLimit: number;
  disproofLimit: number;
}

export interface GrownTree {
  step: number;
  phase: string;
  round: number;
  here: number;
  best: number;
  size: number;
  number: number[];
  parent: number[];
  folded: number[];
  visits: number[];
  move: string[];
  children: number[];
  numbers: GrownNumbers[];
  way: number[];
  said: Sentence[];
  playout: string[];
  node: GrownNode;
}

export interface Growth {
  game: string;
  title: string;
  kind: 'playouts' | 'proof';
  ply: number;
  mover: number;
  move: string;
  value: Value | null;
  line: string[];
  end: string;
  nodes: number;
  steps: number;
  playouts: number;
}

export interface Headline {
  place: string;
  level: string;
  baseline: string;
  positions: number;
  changes: Change[];
}

export interface Interval {
  low: number | null;
  high: number | null;
  confidence: number;
}

export interface LegalMove {
  move: string;
  as: string;
  path: string[];
}

export interface Level {
  number: number;
  elo: number | null;
  error: number;
  nodes: number;
  asksSolver: boolean;
}

export interface LevelTries {
  level: number;
  found: number;
  tries: number;
}

export interface ListedGame {
  id: string;
  title: string;
  family: string;
  summary: string;
  hasPuzzles: boolean;
}

export interface ListedRun {
  run: string;
  kind: string;
  done: number;
  total: number | null;
}

export interface ListedRuns {
  running: StartedRun | null;
  runs: ListedRun[];
  files: Record<string, string[]>;
}

export interface LiveEstimate {
  what: string;
  value: number;
  low: number;
  high: number;
  positions: number;
}

export interface MetPair {
  one: number;
  other: number;
  wins: number;
  draws: number;
  losses: number;
  counted: number;
  lead: 'ahead' | 'behind' | 'open' | 'too-few';
  elo?: EloBetween;
}

export interface NamedAlgorithm {
  id: string;
  summary: string;
  usesKernel: boolean;
  needsTable: boolean;
}

export interface NamedFeature {
  id: string;
  selective: boolean;
}

export interface NamedPreset {
  name: string;
  title: string;
}

export interface NamedRun {
  run: string;
}

export interface NodeWords {
  window: Sentence;
  order: Sentence | null;
  purpose: Sentence | null;
  probes: Sentence[];
  cut: Sentence | null;
  stored: Sentence | null;
  value: Sentence;
}

export interface Note {
  type: 'note';
  text: string;
}

export interface OptionNames {
  options: string[];
  limits: string[];
}

export interface Options {
  algorithms: NamedAlgorithm[];
  features: NamedFeature[];
  order: string[];
  tables: string[];
  presets: string[];
  names: OptionNames;
  searches: string[];
  players: string[];
}

export interface Outcome {
  winner: number | null;
  margin: number | null;
  points: number | null;
  lines: number[][];
}

export interface Part {
  name: string;
  question: string;
  number: number;
  parts: number;
}

export interface Played {
  move: string;
  mover: number;
  cell: number;
  path: string[];
  cells: string;
}

export interface Position {
  game: string;
  title: string;
  start: string;
  moves: string[];
  position: string;
  key: string;
  ply: number;
  mover: number;
  board: Board;
  first: FirstBoard;
  history: Played[];
  legal: LegalMove[];
  outcome: Outcome | null;
  counts: number[];
  opening: string | null;
  recognised: string;
  format: 'plain' | 'ours' | 'gamesolver' | 'perfect-pentago' | 'ggf' | 'sgf' | 'numbered' | 'cells' | 'turns' | 'pairs' | 'grid';
}

export interface PresetText {
  name: string;
  text: string;
}

export interface Presets {
  presets: NamedPreset[];
  measures: string[];
}

export interface Problem {
  error: string;
}

export interface Puzzle {
  game: string;
  seed: number;
  wanted: 'any' | 'easy' | 'medium' | 'hard';
  kind: 'win-in' | 'only-win' | 'only-draw';
  plies: number;
  moves: string[];
  answer: ValuedMove;
  others: ValuedMove[];
  hasLaterWins: boolean;
  difficulty: number;
  tries: LevelTries[];
  nodes: number;
}

export interface PuzzleTry {
  move: string;
  isRight: boolean;
  value: Value;
  line: Played[];
}

export interface QueuePlace {
  before: number;
  sharing: number;
}

export interface QuizQuestion {
  node: number;
  at: number;
  about: 'cut' | 'value';
  max: boolean;
  window: string;
  path: string[];
  tried: TriedMove[];
  rest: string[];
  cut: boolean;
  score: number;
  why: Sentence[];
}

export interface QuizQuestions {
  questions: QuizQuestion[];
}

export interface RankedPlayer {
  number: number;
  player: string;
  wins: number;
  draws: number;
  losses: number;
  elo?: EloBetween;
}

export type ReportBlock = Text | Note | Facts | Table | Chart;

export interface ReportColumn {
  name: string;
  isText: boolean;
}

export interface ReportSection {
  id: string;
  heading: string;
  blocks: ReportBlock[];
}

export interface ReportTable {
  caption: string;
  summary: string;
  columns: ReportColumn[];
  rows: string[][];
  all: number;
}

export interface ReviewedPly {
  ply: number;
  mover: number;
  best: ValuedMove;
  played: ValuedMove | null;
  basis: 'exact' | 'estimate' | 'unlike' | null;
  loss: number | null;
  accuracy: number | null;
  mark: string;
  text: string;
  nodes: number;
}

export interface RunProgress {
  done?: number;
  total?: number;
  part?: Part;
  millisLeft?: number;
  ratio?: number;
  live?: LiveEstimate;
  holds?: boolean;
  compared?: number;
  skipped?: number;
  different?: number;
  relabelled?: number;
  doubled?: number;
  foreign?: number;
  missing?: number;
  changed?: number;
  first?: string[];
  isWriting?: boolean;
  run: string;
  kind: string;
  state: 'running' | 'done' | 'stopped' | 'time' | 'failed';
  error: string;
}

export interface RunReport {
  title: string;
  headlines: Headline[];
  summary: string[];
  sections: ReportSection[];
  provenance: Record<string, string>;
  spec?: string;
  open?: boolean;
  run?: string;
  kind?: string;
  done?: number;
  total?: number | null;
}

export interface SavedGames {
  games: StoredGame[];
  unreadable: UnreadableGame[];
}

export interface Search {
  game: string;
  title: string;
  position: string;
  ply: number;
  mover: number;
  move: string | null;
  value: Value;
  line: string[];
  end: string;
  finished: number | null;
  statistics: SearchStatistics;
  nodes: number;
  events: number;
  whole: boolean;
  iterations: SearchIteration[];
}

export interface SearchIteration {
  root: number;
  depth: number;
  window: string;
  value: string;
  score: number;
  enter: number;
  leave: number;
  searched: number;
}

export interface SearchStatistics {
  nodes: number;
  leaves: number;
  cuts: number;
  firstCuts: number;
  probes: number;
  tableHits: number;
  stores: number;
}

export interface Sentence {
  say: string;
  [name: string]: unknown;
}

export interface SetUp {
  pieces: string;
  tellsMover: boolean;
}

export interface SpecCheck {
  valid: boolean;
  name?: string;
  title?: string;
  trials?: number;
  positions?: number;
  settings?: number;
  measures?: string[];
  error?: string;
  line?: number | null;
  fields: Record<string, unknown>;
}

export interface StartedRun {
  run: string;
  kind: string;
}

export interface StoredGame {
  id: string;
  changed: number;
  version: string;
  game: string;
  start: string;
  moves: string[];
  chosen: string;
  players: string[];
  seed: number;
  hints: string;
  clock: string;
  left: string[];
  times: string;
  view: number;
  result: string;
}

export interface Studies {
  longestSeconds: number;
  studies: Study[];
}

export interface Study {
  name: string;
  title: string;
  forms: StudyForm[];
  parts: StudyPart[];
}

export interface StudyForm {
  form: string;
  games: number;
  seconds: number;
  fits: boolean;
  command: string;
}

export interface StudyPart {
  name: string;
  question: string;
  game: string;
  games: number;
  quickGames: number;
}

export interface Table {
  type: 'table';
  id: string;
  table: ReportTable;
}

export interface Text {
  type: 'text';
  text: string;
}

export interface Thought {
  depth: number;
  nodes: number;
  value: Value;
  line: Played[];
}

export interface Threat {
  mover: number;
  line: number[];
  gap: number;
  now: boolean;
}

export interface TournamentCheck {
  valid: boolean;
  games?: number;
  timed?: boolean;
  command?: string;
  text?: string;
  error?: string;
}

export interface TournamentGame {
  number: number;
  sides: number[];
  opener: number;
  start: string;
  moves: string[];
  nodes: number[];
  millis: number[];
  end?: GameEnd;
}

export interface TournamentGames {
  run: string;
  game: string;
  players: string[];
  scheduled: number;
  games: TournamentGame[];
}

export interface TournamentTable {
  game: string;
  players: RankedPlayer[];
  pairs: MetPair[];
  played: number;
  scheduled: number;
  isComplete: boolean;
  zero: number | null;
}

export interface TreeNode {
  node: number;
  parent: number;
  iteration: number;
  ply: number;
  depth: number;
  max: boolean;
  move: string;
  enter: number;
  leave: number;
  size: number;
  searched: number;
  key: string;
  purpose: 'main' | 'scout' | 'reduced' | 're-search' | 'probcut' | 'quiescence';
  order: 'natural' | 'hash' | 'killer' | 'merit' | 'best-before';
  claim: 'unknown' | 'upper' | 'lower' | 'exact' | 'estimate' | 'over';
  value: string;
  window: string;
  cut: 'beta' | 'table' | 'child-in-table' | 'probcut' | 'stand-pat' | 'forcing-move' | null;
  path: string[];
  board: Board | null;
  skipped: string[];
  words: NodeWords;
}

export interface TreeNodes {
  nodes: TreeNode[];
}

export interface TreePart {
  top: number;
  iteration: number;
  number: number[];
  parent: number[];
  hidden: number[];
  size: number[];
  ply: number[];
  enter: number[];
  leave: number[];
  move: string[];
  value: string[];
  window: string[];
  alpha: number[];
  beta: number[];
  score: number[];
  claim: string[];
  spared: number[];
  cut: string[];
  key: string[];
}

export interface TriedMove {
  move: string;
  value: string;
}

export interface UnreadableGame {
  id: string;
  reason: string;
}

export interface Value {
  score: number;
  kind: 'unknown' | 'upper' | 'lower' | 'exact' | 'estimate' | 'over';
  depth: number;
  type: 'win' | 'loss' | 'draw' | 'opinion';
  plies: number | null;
  margin: number | null;
  unit: 'plies' | 'discs' | 'seeds' | 'boxes' | 'points' | 'chance';
  amount: number;
  chance: number;
  text: string;
}

export interface ValuedMove {
  move: string;
  value: Value;
  line: string[];
}

export interface Values {
  depth: number;
  nodes: number;
  nanos: number;
  end: string;
  value: Value;
  moves: ValuedMove[];
}

export interface Why {
  move: string;
  value: Value;
  best: ValuedMove;
  isBest: boolean;
  basis: 'exact' | 'estimate' | 'unlike';
  line: Played[];
  film: FilmPly[];
  text: string;
}

export interface Words {
  [name: string]: string;
}

export interface Written {
  id: string;
  version: string;
}

export interface ZooBug {
  number: string;
  game: string;
  start: string;
  mover: number;
  board: Board;
  asked: Sentence;
  depth: number;
  code: CodeLine[];
}

export interface ZooBugs {
  bugs: ZooBug[];
}

export interface ZooShown {
  right: Sentence;
  wrong: Sentence;
  differs: boolean;
  comment: Sentence | null;
}

export interface Answers {
  'analyse': Values;
  'game': Game;
  'games': Games;
  'growth': Growth;
  'growth/find': FoundEvent;
  'growth/tree': GrownTree;
  'hints': Values;
  'lab/check': SpecCheck;
  'lab/draft': Draft;
  'lab/forecast': Forecast;
  'lab/preset': PresetText;
  'lab/presets': Presets;
  'lab/report': RunReport;
  'lab/resume': StartedRun;
  'lab/run': StartedRun;
  'lab/runs': ListedRuns;
  'lab/stop': NamedRun;
  'lab/studies': Studies;
  'lab/study': StartedRun;
  'lab/verify': StartedRun;
  'lab/watch': RunProgress;
  'move': ChosenMove;
  'openapi.json': Record<string, unknown>;
  'options': Options;
  'player': CheckedPlayer;
  'position': Position;
  'puzzle': Puzzle;
  'puzzle/try': PuzzleTry;
  'review': ReviewedPly;
  'saved': SavedGames;
  'saved/{id}': StoredGame;
  'tournament/check': TournamentCheck;
  'tournament/games': TournamentGames;
  'tournament/run': StartedRun;
  'tournament/table': TournamentTable;
  'trace': Search;
  'trace/events': EventPage;
  'trace/find': FoundEvent;
  'trace/node': TreeNode;
  'trace/nodes': TreeNodes;
  'trace/part': TreePart;
  'trace/questions': QuizQuestions;
  'why': Why;
  'words': Words;
  'zoo': ZooBugs;
  'zoo/show': ZooShown;
}

export interface Streams {
  'analyse': { values: Values; queue: QueuePlace };
  'growth': { growth: Growth; queue: QueuePlace };
  'growth/find': { growth: FoundEvent; queue: QueuePlace };
  'growth/tree': { growth: GrownTree; queue: QueuePlace };
  'hints': { values: Values; queue: QueuePlace };
  'lab/forecast': { forecast: Forecast; queue: QueuePlace };
  'lab/watch': { games: GamesUnderWay; progress: RunProgress; report: RunReport };
  'move': { move: ChosenMove; thought: Thought; queue: QueuePlace };
  'puzzle': { puzzle: Puzzle; queue: QueuePlace };
  'puzzle/try': { tried: PuzzleTry; queue: QueuePlace };
  'review': { ply: ReviewedPly; queue: QueuePlace };
  'trace': { trace: Search; queue: QueuePlace };
  'trace/events': { trace: EventPage; queue: QueuePlace };
  'trace/find': { trace: FoundEvent; queue: QueuePlace };
  'trace/node': { trace: TreeNode; queue: QueuePlace };
  'trace/nodes': { trace: TreeNodes; queue: QueuePlace };
  'trace/part': { trace: TreePart; queue: QueuePlace };
  'trace/questions': { trace: QuizQuestions; queue: QueuePlace };
  'why': { why: Why; queue: QueuePlace };
  'zoo/show': { shown: ZooShown; queue: QueuePlace };
}
