import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { lockWaitingPapers, type PapersWaitFor } from './stuck-papers.store.ts';

const JOB_OF = {
  seal: 'seal-documents',
  provider: 'hand-over-papers',
} as const satisfies Record<PapersWaitFor, string>;

/**
 * Enqueues the sealing or the handover of stuck papers, to run once the caller's transaction commits. The papers are locked, so
 * that only one of two concurrent requests does it. Throws CHANGED_MEANWHILE where they no longer wait for anything, and
 * WORK_WAITS where the job is already waiting.
 */
export async function tryPapersAgain(
  trx: Db,
  { jobs }: Pick<Deps, 'jobs'>,
  { investorId, id: envelopeId }: { investorId: string; id: string },
): Promise<void> {
  const waitFor = await lockWaitingPapers(trx, { investorId, id: envelopeId });
  if (waitFor === null) {
    throw new AppError('CHANGED_MEANWHILE');
  }
  const job = JOB_OF[waitFor];
  if (await jobs.isWaiting(trx, job, { investorId, envelopeId })) {
    throw new AppError('WORK_WAITS');
  }
  await jobs.enqueue(trx, job, { investorId, envelopeId });
}
