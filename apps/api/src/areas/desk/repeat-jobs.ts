import type { DeskResults, ResolveRowsInput } from '@portal/domain/wire/office-desk';
import type { Language } from '@portal/domain/wire/user';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { lockFailedJob } from '../../platform/jobs/jobs.store.ts';
import type { Reader } from './ask-queue.ts';
import { resolveRows } from './resolve-rows.ts';

/** Has jobs tried again that were given up. One that only takes long is refused: it is at work, or will be. */
export function repeatJobs(
  deps: Deps,
  reader: Reader,
  asked: ResolveRowsInput,
  language: Language,
): Promise<DeskResults> {
  return resolveRows(
    deps,
    reader,
    {
      queue: 'jobs',
      action: 'desk.job-repeated',
      resolve: async (trx, { id }) => {
        const job = await lockFailedJob(trx, id);
        if (job === undefined) {
          throw new AppError('CHANGED_MEANWHILE');
        }
        await deps.jobs.retry(trx, job.name, job.id);
      },
    },
    asked,
    language,
  );
}
