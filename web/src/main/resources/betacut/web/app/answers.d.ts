/** What the server answers, by question (docs/web.md), and what its live answers send, by event. */

export interface Board {
  kind: string;
  width: number;
  height: number;
  cells: string;
  columns: string[];
  rows: string[];
}

export interface Value {
  score: number;
  kind: 'exact' | 'lower' | 'upper' | 'estimate';
  depth: number;
  type: 'win' | 'loss' | 'draw' | 'opinion';
  plies: number | null;
  margin: number | null;
  chance: number;
  text: string;
}

export interface ListedGame {
  id: string;
  title: string;
  family: string;
  summary: string;
}

export interface Options {
  algorithms: { id: string; summary: string; usesKernel: boolean; needsTable: boolean }[];
  features: { id: string; selective: boolean }[];
  order: string[];
  tables: string[];
  presets: string[];
  names: { options: string[]; limits: string[] };
  searches: string[];
  players: string[];
}

export interface Level {
  number: number;
  elo: number | null;
  error: number;
  nodes: number;
  asksSolver: boolean;
}

export interface SetUp {
  pieces: string;
  tellsMover: boolean;
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
}

export interface Played {
  move: string;
  mover: number;
  cell: number;
  cells: string;
}

export interface LegalMove {
  move: string;
  as: string;
  path: string[];
}

export interface Outcome {
  winner: number | null;
  margin: number | null;
  points: number | null;
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
  first: { mover: number; cells: string };
  history: Played[];
  legal: LegalMove[];
  outcome: Outcome | null;
  recognised?: string;
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

export interface ChosenMove extends ValuedMove {
  nodes: number;
  nanos: number;
}

export interface ReviewedPly {
  ply: number;
  mover: number;
  best: ValuedMove;
  played: ValuedMove | null;
  loss: number | null;
  mark: '' | '?!' | '?' | '??';
  text: string;
  nodes: number;
}

export interface Why {
  move: string;
  value: Value;
  best: ValuedMove;
  isBest: boolean;
  line: Played[];
  text: string;
}

/** The key of a sentence, and its facts, which may be sentences, too. */
export interface Sentence {
  say: string;
  [fact: string]: string | number | Sentence;
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

export interface Search {
  game: string;
  title: string;
  position: string;
  ply: number;
  mover: number;
  move: string | null;
  value: Value;
  end: string;
  statistics: SearchStatistics;
  nodes: number;
  events: number;
  whole: boolean;
  iterations: SearchIteration[];
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
  claim: string[];
  spared: number[];
  cut: string[];
  key: string[];
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
  purpose: string;
  order: string;
  claim: string;
  value: string;
  window: string;
  cut: string | null;
  path: string[];
  board: Board | null;
  skipped: string[];
  words: NodeWords;
}

export interface EventPage {
  from: number;
  kinds: string;
  nodes: number[];
}

export interface QuizQuestion {
  node: number;
  at: number;
  about: 'cut' | 'value';
  max: boolean;
  window: string;
  path: string[];
  tried: { move: string; value: string }[];
  rest: string[];
  cut: boolean;
  score: number;
  why: Sentence[];
}

export interface ZooBug {
  number: string;
  game: string;
  start: string;
  board: Board;
  asked: Sentence;
  depth: number;
}

export interface ZooShown {
  right: Sentence;
  wrong: Sentence;
  differs: boolean;
  comment: Sentence | null;
}

export interface SavedGame {
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

export interface Study {
  name: string;
  title: string;
  forms: StudyForm[];
  parts: StudyPart[];
}

/** The text's TOML as JSON: texts, lists and tables. */
export type SpecField = string | SpecField[] | { [key: string]: SpecField };

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
  fields: { [key: string]: SpecField };
}

export interface TournamentCheck {
  valid: boolean;
  games?: number;
  timed?: boolean;
  command?: string;
  text?: string;
  error?: string;
}

export interface StartedRun {
  run: string;
  kind: string;
}

export interface ListedRun extends StartedRun {
  done: number;
  total: number | null;
}

export interface LiveEstimate {
  what: string;
  value: number;
  low: number;
  high: number;
  positions: number;
}

export interface RunProgress extends StartedRun {
  state: 'running' | 'done' | 'stopped' | 'time' | 'failed';
  error: string;
  done?: number;
  total?: number;
  millisLeft?: number | null;
  live?: LiveEstimate | null;
  ratio?: number | null;
  holds?: boolean;
  compared?: number;
  different?: number;
  skipped?: number;
  missing?: number;
  first?: string[];
  part?: { name: string; question: string; number: number; parts: number };
  isWriting?: boolean;
}

export interface ReportTable {
  caption: string;
  summary: string;
  columns: { name: string; isText: boolean }[];
  rows: string[][];
  all: number;
}

export type ReportBlock =
  | { type: 'text'; text: string }
  | { type: 'facts'; caption: string; facts: Record<string, string> }
  | { type: 'table'; id: string; table: ReportTable }
  | {
      type: 'chart';
      id: string;
      title: string;
      summary: string;
      wide: string;
      narrow: string;
      table: ReportTable;
    };

export interface ReportSection {
  id: string;
  heading: string;
  blocks: ReportBlock[];
}

/** What a run says; one that is still growing does not say which run it is. */
export interface RunReport {
  title: string;
  summary: string[];
  sections: ReportSection[];
  provenance: Record<string, string>;
  run?: string;
  kind?: string;
  spec?: string;
  open?: boolean;
  done?: number;
  total?: number | null;
}

export interface Answers {
  games: { games: ListedGame[] };
  options: Options;
  game: Game;
  position: Position;
  saved: { games: SavedGame[] };
  'trace/part': TreePart;
  'trace/nodes': { nodes: TreeNode[] };
  'trace/events': EventPage;
  'trace/find': { at: number | null };
  'trace/questions': { questions: QuizQuestion[] };
  zoo: { bugs: ZooBug[] };
  'zoo/show': ZooShown;
  'lab/presets': { presets: { name: string; title: string }[]; measures: string[] };
  'lab/preset': { name: string; text: string };
  'lab/draft': { text: string };
  'lab/studies': { longestSeconds: number; studies: Study[] };
  'lab/check': SpecCheck;
  'lab/run': StartedRun;
  'lab/study': StartedRun;
  'lab/resume': StartedRun;
  'lab/verify': StartedRun;
  'lab/runs': {
    running: StartedRun | null;
    runs: ListedRun[];
    files: Record<string, string[]>;
  };
  'lab/report': RunReport;
  'tournament/check': TournamentCheck;
  'tournament/run': StartedRun;
}

export interface Streams {
  move: { move: ChosenMove };
  hints: { values: Values };
  analyse: { values: Values };
  review: { ply: ReviewedPly };
  why: { why: Why };
  trace: { trace: Search };
  'lab/watch': { progress: RunProgress; report: RunReport };
}
