import { readdirSync, readFileSync } from 'node:fs';

/** How often processes are sampled. What an unawaited process does after its last sample is not counted. */
const LOOK_EVERY_MS = 1000;
/** Linux counts the times in /proc in hundredths of a second on every machine that Node.js supports. */
const TICKS_PER_SECOND = 100;

/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * @typedef {object} Counted what the system says of one process
 * @property {string} id its pid and start time, because pids are reused
 * @property {number} pid
 * @property {number} parent
 * @property {number} own ticks of a core that it used itself
 * @property {number} waited ticks of its children that ended and were awaited, and of theirs
 */

/**
 * Adds up the processor time of a process and everything that it starts. An awaited child hands its time to its parent. An unawaited
 * one, such as the pages of a closed browser, counts as last sampled; one that outlives its parent stays in the sum.
 */
export class ProcessorTime {
  /** @type {Map<string, Counted>} */
  #known = new Map();
  /** @type {number} */
  #root;
  #lost = 0;

  /** @param {number} root pid of the process whose time is counted, with that of all it starts */
  constructor(root) {
    this.#root = root;
  }

  /** @param {Counted[]} all every process of the system at one moment */
  look(all) {
    const before = this.#known;
    this.#known = membersOf(all, this.#root, before);
    /** @type {Map<string, number>} */
    const owed = new Map();
    for (const gone of [...before.values()].filter(({ id }) => !this.#known.has(id))) {
      const heir = heirOf(gone, before, this.#known);
      if (heir === undefined) {
        this.#lost += gone.own + gone.waited;
      } else {
        owed.set(heir, (owed.get(heir) ?? 0) + gone.own + gone.waited);
      }
    }
    for (const [id, ticks] of owed) {
      const handed = (this.#known.get(id)?.waited ?? 0) - (before.get(id)?.waited ?? 0);
      this.#lost += Math.max(0, ticks - handed);
    }
  }

  /** Seconds of a core so far. */
  get seconds() {
    const living = [...this.#known.values()].reduce((sum, { own, waited }) => sum + own + waited, 0);
    return (living + this.#lost) / TICKS_PER_SECOND;
  }
}

/**
 * Does some work and adds to its tally the processor time that this process and its children used meanwhile.
 * @param {() => Promise<Tally>} work
 * @returns {Promise<Tally>} with seconds of a core, except where the system is not Linux and does not say
 */
export async function withProcessorTime(work) {
  if (process.platform !== 'linux') {
    return work();
  }
  const time = new ProcessorTime(process.pid);
  time.look(readProcesses());
  const before = time.seconds;
  const timer = setInterval(() => time.look(readProcesses()), LOOK_EVERY_MS);
  try {
    const result = await work();
    time.look(readProcesses());
    return { ...result, processorSeconds: time.seconds - before };
  } finally {
    clearInterval(timer);
  }
}

/**
 * @param {Counted[]} all
 * @param {number} root
 * @param {Map<string, Counted>} known whoever belonged before still does, whatever became of its parent
 */
function membersOf(all, root, known) {
  const childrenOf = Map.groupBy(all, ({ parent }) => parent);
  const members = new Map();
  const waiting = all.filter(({ pid, id }) => pid === root || known.has(id));
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (!members.has(one.id)) {
      members.set(one.id, one);
      waiting.push(...(childrenOf.get(one.pid) ?? []));
    }
  }
  return members;
}

/**
 * The nearest living ancestor of a process that is gone: it was handed the time, if anybody waited.
 * @param {Counted} gone
 * @param {Map<string, Counted>} before
 * @param {Map<string, Counted>} now
 */
function heirOf(gone, before, now) {
  const above = [...before.values()].find(({ pid }) => pid === gone.parent);
  if (above === undefined || now.has(above.id)) {
    return above?.id;
  }
  return heirOf(above, before, now);
}

/** @returns {Counted[]} */
function readProcesses() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      } catch {
        // It has ended since the folder was read.
        return [];
      }
    });
}

/**
 * One line of /proc/<pid>/stat, proc_pid_stat(5): fields 4, 14 to 17 and 22. The second is a name that may contain spaces and brackets.
 * @param {string} line
 * @returns {Counted}
 */
export function parseStat(line) {
  const pid = Number.parseInt(line, 10);
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [parent = 0, own = 0, system = 0, waited = 0, waitedSystem = 0, start = 0] = [
    1, 11, 12, 13, 14, 19,
  ].map((index) => Number(fields[index]));
  return { id: `${pid}@${start}`, pid, parent, own: own + system, waited: waited + waitedSystem };
}
