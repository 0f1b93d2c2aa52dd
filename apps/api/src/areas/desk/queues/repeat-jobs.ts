import { AppError } from '../../../platform/http/app-error.ts';
import { lockFailedJob } from '../../../platform/jobs/jobs.store.ts';
import type { Resolution } from './resolve-rows.ts';

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
