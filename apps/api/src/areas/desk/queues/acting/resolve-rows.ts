import { type DeskQueue, QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import type { DeskResults, ResolveRowsInput } from '@portal/domain/desk/queues/office-desk.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { lockFailedJob } from '../../../../platform/jobs/jobs.store.ts';
import { clearBouncesLike } from '../../../../platform/mail/bounces.store.ts';
import { tryPapersAgain } from '../../../agreement/signing/sealing/try-papers-again.ts';
import { auditDesk } from '../claims/audit-desk.ts';
import { showClaim } from '../claims/present-claim.ts';
import type { Reader } from '../rows/ask-queue.ts';
import type { QueueRow } from '../rows/queue-rows.store.ts';
import { refusalOf } from './act-on-rows.ts';
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

/** Says of addresses from which messages came back that they work: messages go to them again. What was withheld meanwhile is not sent anew. */
export const clearBounces: Resolution = {
  queue: 'bounces',
  action: 'desk.bounce-cleared',
  resolve: async (trx, deps, { id }) => {
    const cleared = await clearBouncesLike(trx, id, deps.clock.now());
    if (cleared === 0) {
      throw new AppError('NOT_FOUND');
    }
  },
};

/** Has jobs tried again that were given up. One that only takes long is refused: it is at work, or will be. */
export const repeatJobs: Resolution = {
  queue: 'jobs',
  action: 'desk.job-repeated',
  resolve: async (trx, deps, { id }) => {
    const job = await lockFailedJob(trx, id);
    if (job === undefined) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    await deps.jobs.retry(trx, job.name, job.id);
  },
};

/** Has stuck papers sealed, or handed to the signing provider, once more. Their rows stay until that is done. */
export const repeatPapers: Resolution = {
  queue: 'papers',
  action: 'desk.papers-repeated',
  resolve: async (trx, deps, { id, investorId }) => {
    if (investorId === null) {
      throw new AppError('NOT_FOUND');
    }
    await tryPapersAgain(trx, deps, { investorId, id });
  },
};
