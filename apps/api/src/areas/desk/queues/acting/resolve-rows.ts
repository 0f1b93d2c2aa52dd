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

/** What resolves a row, in the transaction that records it. Throws NOT_FOUND or CHANGED_MEANWHILE if somebody else was faster. */
type Resolve = (trx: Db, deps: Deps, row: QueueRow) => Promise<void>;

/** How rows of a queue are resolved from the desk, and the action recorded for it. */
export type Resolution = { queue: DeskQueue; action: `desk.${string}`; resolve: Resolve };

/** Resolves rows, each in its own transaction with its own result, and records each with the reason. */
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

/** Marks addresses that bounced as working: messages go to them again. What was withheld in the meantime is not sent. */
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

/** Retries jobs that were given up. A job that is only slow is refused: it is running, or will. */
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

/** Has stuck papers sealed, or handed to the signing provider, again. Their rows stay until that succeeds. */
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
