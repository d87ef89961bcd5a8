// @ts-check
/**
 * The runs of Lab and Tournament where there is no server: lines that the workers' laboratories
 * tell and take. They are kept for the next visit in the browser's own database by the first tab
 * that is open; what others do lives as long as they do.
 *
 * @typedef {{id: number, run: string, line: string, from: unknown}} Entry
 */

const DATABASE = 'betacut-lab';
const STORE = 'lines';

/** How a line begins that says that a run is gone. */
const REMOVAL = '{"removed":';

/** @type {Entry[]} */
let entries = [];
let lastId = 0;

/** What is kept; null if nothing is, or another tab does. @type {IDBDatabase | null} */
let database = null;

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const done = request =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @returns {Promise<IDBDatabase>} */
function open() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(STORE, { autoIncrement: true }).createIndex('run', 'run');
  return done(request);
}

/** Whether this tab is the one that keeps; it is until it is closed. @returns {Promise<boolean>} */
const isKeeper = () =>
  new Promise(resolve => {
    if (!navigator.locks) {
      resolve(false);
      return;
    }
    navigator.locks.request(DATABASE, { ifAvailable: true }, lock => {
      resolve(lock !== null);
      return lock && new Promise(() => {});
    });
  });

async function load() {
  try {
    const isOurs = await isKeeper();
    const found = await open();
    const rows = await done(found.transaction(STORE).objectStore(STORE).getAll());
    for (const { run, line } of rows) {
      if (line.startsWith(REMOVAL)) {
        entries = entries.filter(entry => entry.run !== run);
      } else {
        entries.push({ id: ++lastId, run, line, from: null });
      }
    }
    database = isOurs ? found : null;
  } catch {
    // a private window, or a frame: it lives as long as the page
  }
}

/** @type {Promise<void> | null} */
let loading = null;

/** Brings what earlier visits kept; once. */
export const readJournal = () => (loading ??= load());

/** @param {string} line @param {unknown} from who has told it, and need not hear it */
export function keepLine(line, from) {
  const { begun, added, removed } = JSON.parse(line);
  const run = begun?.name ?? added?.run ?? removed ?? '';
  const isLasting = run !== '';
  if (removed) {
    entries = entries.filter(entry => entry.run !== removed);
  }
  entries.push({ id: ++lastId, run: removed ? '' : run, line, from });
  if (!database || !isLasting) {
    return;
  }
  const transaction = database.transaction(STORE, 'readwrite');
  transaction.objectStore(STORE).add({ run, line });
  transaction.commit(); // also if the page goes now
  if (removed) {
    forget(database, removed);
  }
}

/** Takes the lines of a run away that is gone, with the one that says so. */
function forget(/** @type {IDBDatabase} */ kept, /** @type {string} */ run) {
  const store = kept.transaction(STORE, 'readwrite').objectStore(STORE);
  const cursor = store.index('run').openKeyCursor(IDBKeyRange.only(run));
  cursor.onsuccess = () => {
    if (cursor.result) {
      store.delete(cursor.result.primaryKey);
      cursor.result.continue();
    }
  };
}

/** What somebody has not heard. @param {number} after what he heard last @param {unknown} to */
export const linesFor = (after, to) => ({
  lines: entries.filter(({ id, from }) => id > after && from !== to).map(({ line }) => line),
  last: lastId,
});
