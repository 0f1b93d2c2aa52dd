/**
 * Runs all the work in the given order, at most `atOnce` at a time; whatever must wait is passed over until it may run.
 * @template {{ title: string, after?: string, isAlone?: boolean, isInBackground?: boolean }} Work
 * @param {readonly Work[]} works `after` names another of them that must have ended before; nothing runs beside what is alone; what is
 *   in the background takes no room
 * @param {number} atOnce
 * @param {(work: Work) => Promise<void>} run must not reject
 * @returns {Promise<void>}
 */
export async function sideBySide(works, atOnce, run) {
  const waiting = [...works];
  /** @type {Map<Work, Promise<void>>} */
  const running = new Map();
  const isFree = (/** @type {Work} */ { after }) =>
    after === undefined || ![...waiting, ...running.keys()].some(({ title }) => title === after);
  const hasRoom = (/** @type {Work} */ { isAlone, isInBackground }) => {
    const others = [...running.keys()];
    if (others.some((other) => other.isAlone)) {
      return false;
    }
    return isAlone
      ? others.length === 0
      : isInBackground || others.filter((other) => !other.isInBackground).length < atOnce;
  };
  while (waiting.length > 0 || running.size > 0) {
    const first = waiting.findIndex(isFree);
    // Nothing overtakes work that runs alone, or it would always come last.
    const next = first !== -1 && hasRoom(/** @type {Work} */ (waiting[first])) ? first : -1;
    const [work] = next === -1 ? [] : waiting.splice(next, 1);
    if (work !== undefined) {
      running.set(
        work,
        run(work).then(() => void running.delete(work)),
      );
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`These wait for each other: ${waiting.map(({ title }) => title).join(', ')}`);
    }
  }
}
