import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import type { JobName, JobPayloads } from '../ports/jobs.ts';

type AskedAnew = {
  [Name in JobName]: Record<string, never> extends JobPayloads[Name] ? Name : never;
}[JobName];

/** Asks for the same job once more, for what is left; not where one is pending, which will find it. */
export async function goOnAtOnce({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, name: AskedAnew): Promise<void> {
  await transact(db, async (trx) => {
    if (!(await jobs.isNext(trx, name))) {
      await jobs.enqueue(trx, name, {});
    }
  });
}
