import type { Deps } from '../../deps.ts';
import { ORPHAN_GRACE_MS, ORPHANS_PER_SWEEP_MAX, SWEPT_AT_ONCE } from '../../http/receiving/file-limits.ts';
import { findKnownKeys } from './files.store.ts';
import { beginSweep, moveSweep, type Sweep } from './sweeps.store.ts';

const STORE = 'files';
/** A night and its follow-ups are one; the next night counts what it removes anew. */
const NIGHT_MS = 12 * 60 * 60 * 1000;

type Swept = { last: string; removed: number; passedBy: number; isTimeUp: boolean };

/**
 * Removes stored bytes that no row names, once ORPHAN_GRACE_MS have passed by the store's own clock, so that a portal restored on an
 * older database by mistake does not lose files before anybody notices. Keys are looked at in their order, a portion at a time, and
 * how far it came is kept: a run goes on where the one before ended, whatever ended that. Bytes that cannot be removed are passed by
 * until the next time round. False once the time is up before the last key.
 */
export async function sweepStore(deps: Deps, endsAt: number): Promise<boolean> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - NIGHT_MS);
  const before = new Date(Date.now() - ORPHAN_GRACE_MS);
  let sweep = await beginSweep(deps.db, STORE, { now, since });
  if (sweep.removed >= ORPHANS_PER_SWEEP_MAX) {
    return true;
  }
  for await (const keys of inPortions(deps.files.list(before, sweep.after))) {
    const swept = await sweepPortion(deps, keys, ORPHANS_PER_SWEEP_MAX - sweep.removed, endsAt);
    report(deps, swept);
    const moved: Sweep = { after: swept.last, removed: sweep.removed + swept.removed };
    // Moved by another server, which sweeps too and has come as far: it goes on alone.
    if (!(await moveSweep(deps.db, STORE, sweep.after, moved))) {
      return true;
    }
    sweep = moved;
    if (sweep.removed >= ORPHANS_PER_SWEEP_MAX) {
      deps.log.warn({ removed: sweep.removed }, 'more files are left behind than one night removes');
      return true;
    }
    if (swept.isTimeUp) {
      return false;
    }
  }
  await moveSweep(deps.db, STORE, sweep.after, { ...sweep, after: '' });
  return true;
}

/** Looks at some keys in their order, as far as it may remove what it finds and has the time. */
async function sweepPortion(
  deps: Deps,
  keys: readonly string[],
  removedMax: number,
  endsAt: number,
): Promise<Swept> {
  const known = await findKnownKeys(deps.db, keys);
  const swept: Swept = { last: keys.at(-1) ?? '', removed: 0, passedBy: 0, isTimeUp: false };
  for (const key of keys) {
    if (known.has(key)) {
      continue;
    }
    try {
      await deps.files.remove(key);
      swept.removed += 1;
    } catch (error) {
      deps.log.warn({ err: error }, 'bytes that no row names cannot be removed');
      swept.passedBy += 1;
    }
    if (swept.removed >= removedMax || performance.now() >= endsAt) {
      swept.last = key;
      break;
    }
  }
  swept.isTimeUp = performance.now() >= endsAt;
  return swept;
}

function report({ log }: Deps, { removed, passedBy }: Pick<Swept, 'removed' | 'passedBy'>): void {
  if (removed > 0) {
    log.info({ removed }, 'files that no row names were removed');
  }
  if (passedBy > 0) {
    log.error({ passedBy }, 'files that no row names cannot be removed and were passed by');
  }
}

async function* inPortions(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let portion: string[] = [];
  for await (const key of keys) {
    portion.push(key);
    if (portion.length === SWEPT_AT_ONCE) {
      yield portion;
      portion = [];
    }
  }
  if (portion.length > 0) {
    yield portion;
  }
}
