import type { Deps } from '../../../../platform/deps.ts';
import { eachInPortions, type Portions, type Run } from '../../../../platform/portions/each-in-portions.ts';
import { listWithSource } from '../ceremony/envelopes.store.ts';
import { removeSource } from './remove-source.ts';

/** Ceremonies looked up at a time. */
export const SOURCES_AT_ONCE = 200;

/**
 * Removes the words of documents that were sealed before they left with their seal, or whose files did not read back then: each
 * ceremony in a transaction of its own, in portions.
 */
export async function removeOldSources(deps: Deps, run: Run = {}): Promise<void> {
  let removed = 0;
  let kept = 0;
  const portions: Portions<{ investorId: string; id: string; place: string }> = {
    job: 'remove-old-sources',
    atOnce: SOURCES_AT_ONCE,
    find: async (after, limit) =>
      (await listWithSource(deps.db, after, limit)).map((envelope) => ({ ...envelope, place: envelope.id })),
    work: async ({ investorId, id }) => {
      const isGone = await removeSource(deps, investorId, id);
      removed += isGone ? 1 : 0;
      kept += isGone ? 0 : 1;
    },
  };
  await eachInPortions(deps, portions, run);
  if (removed + kept > 0) {
    deps.log.info({ removed, kept }, 'the words of sealed documents left');
  }
}
