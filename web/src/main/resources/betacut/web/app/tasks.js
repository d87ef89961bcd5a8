// @ts-check
/** Work that takes its time: in turn, the latest only, or when it is quiet. */

/** @typedef {() => unknown} Task */

/**
 * Does one thing after the other, however fast they come.
 * @param {(failure: unknown) => void} onfail
 */
export function inTurn(onfail) {
  let last = Promise.resolve();
  let waiting = 0;
  return {
    /** How many are not done yet. */
    waiting: () => waiting,
    /** @param {Task} task */
    add(task) {
      waiting++;
      last = last
        .then(async () => void (await task()))
        .catch(onfail)
        .then(() => void waiting--);
      return last;
    },
  };
}

/**
 * Does what was asked for last; what was asked for while something was done is forgotten.
 * @param {(failure: unknown) => void} onfail
 * @returns {(task: Task) => Promise<void>}
 */
export function latest(onfail) {
  /** @type {Task | null} */
  let wanted = null;
  let isBusy = false;
  return async task => {
    wanted = task;
    if (isBusy) {
      return;
    }
    isBusy = true;
    while (wanted) {
      const now = wanted;
      wanted = null;
      try {
        await now();
      } catch (failure) {
        onfail(failure);
      }
    }
    isBusy = false;
  };
}

/**
 * Does a thing when nothing has been asked for that long.
 * @param {number} millis
 * @returns {(task: Task) => void}
 */
export function whenQuiet(millis) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  return task => {
    clearTimeout(timer);
    timer = setTimeout(task, millis);
  };
}
