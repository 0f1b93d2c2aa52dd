import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { listWithSource } from '../ceremony/envelopes.store.ts';
import { removeSource } from './remove-source.ts';

/** Ceremonies of one job: each reads some files, so these take seconds of the 300 that a job may run. */
const SOURCES_PER_JOB = 200;

/**
 * Removes the words of documents that were sealed before they left with their seal, or whose files did not read back then: a
 * portion of ceremonies, each in a transaction of its own, and then the next portion by a job that knows where this one ended.
 * Killed in between, it starts this portion again and finds only what is left of it.
 */
export async function removeOldSources(
  deps: Deps,
  { after = '', atMost = SOURCES_PER_JOB }: { after?: string; atMost?: number } = {},
): Promise<void> {
  const found = await listWithSource(deps.db, after, atMost);
  let removed = 0;
  for (const { investorId, id } of found) {
    removed += (await removeSource(deps, investorId, id)) ? 1 : 0;
  }
  if (found.length > 0) {
    deps.log.info({ removed, kept: found.length - removed }, 'the words of sealed documents left');
  }
  const last = found.at(-1);
  if (last !== undefined && found.length === atMost) {
    await transact(deps.db, (trx) => deps.jobs.enqueue(trx, 'remove-old-sources', { after: last.id }));
  }
}
