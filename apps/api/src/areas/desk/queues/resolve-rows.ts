import { type DeskQueue, QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import type { DeskResults, ResolveRowsInput } from '@portal/domain/desk/queues/office-desk.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { refusalOf } from './act-on-rows.ts';
import type { Reader } from './ask-queue.ts';
import { auditDesk } from './audit-desk.ts';
import { showClaim } from './present-claim.ts';
import type { QueueRow } from './queue-rows.store.ts';
import { requireFreeRow } from './require-row.ts';

/** What ends a row, in the transaction that puts it on record. Throws NOT_FOUND or CHANGED_MEANWHILE where another was faster. */
type Resolve = (trx: Db, deps: Deps, row: QueueRow) => Promise<void>;

/** How rows of a queue are worked to their end from the desk, and as what that is on record. */
export type Resolution = { queue: DeskQueue; action: `desk.${string}`; resolve: Resolve };

/** Works rows to their end, each in a transaction of its own with a result of its own, and puts each on record with the reason. */
export async function resolveRows(
  deps: Deps,
  reader: Reader,
  { queue, action, resolve }: Resolution,
  { ids, reason }: ResolveRowsInput,
  language: Language,
): Promise<DeskResults> {
  const results: DeskResults = [];
  for (const id of new Set(ids)) {
    const refused = await refusalOf(language, () =>
      transact(deps.db, async (trx) => {
        const { row, subject } = await requireFreeRow(trx, deps, reader, queue, id);
        await resolve(trx, deps, row);
        const { investorId } = row;
        await auditDesk(trx, deps, reader.actor, { action, subject, investorId, detail: { reason } });
      }),
    );
    const subject = { kind: QUEUE_FACTS[queue].kind, id };
    const isGone = refused?.code === 'NOT_FOUND';
    const claim = isGone ? null : await showClaim(deps.db, deps, reader.actor, subject);
    results.push({ id, claim, refused });
  }
  return results;
}
