import { appendAudit } from '../audit/audit.store.ts';
import { CommandError, CommandRefused } from '../commands/command-error.ts';
import { transact } from '../db/transact.ts';
import { auditOfStaff, type CommandDeps, nameOfActor } from '../http/actor.ts';
import { listTroubledJobs, lockFailedJob, type TroubledJob } from './jobs.store.ts';
import { stuckBefore } from './watch-jobs.ts';

export const JOBS_USAGE = [
  'npm run dealer -- jobs                                    jobs that failed or do not get on',
  'npm run dealer -- jobs retry <job>                        try a job again that was given up',
];

/** `jobs` lists what needs attention; `jobs retry <job>` retries one, and records it as the desk does. */
export async function runJobsCommand(deps: CommandDeps, words: readonly string[]): Promise<string[]> {
  const [verb, id] = words;
  if (verb === undefined) {
    const jobs = await listTroubledJobs(deps.db, stuckBefore(deps));
    const now = deps.clock.now();
    return jobs.length === 0 ? ['Every job is getting on.'] : jobs.map((job) => lineOfJob(job, now));
  }
  if (verb !== 'retry' || id === undefined) {
    throw new CommandError('Write "jobs", or "jobs retry" and the number of a job.');
  }
  const by = deps.who('operation.repeat-work');
  return transact(deps.db, async (trx) => {
    const job = await lockFailedJob(trx, id);
    if (job === undefined) {
      throw new CommandRefused(`There is no job ${id} that was given up.`);
    }
    await deps.jobs.retry(trx, job.name, job.id);
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(by),
      action: 'desk.job-repeated',
      target: `job:${job.id}`,
      investorId: null,
      detail: { ...auditOfStaff(by), kind: 'job' },
    });
    return [`Tried again soon: ${job.name} ${job.id}`];
  });
}

const STATES: Record<TroubledJob['state'], (tries: number) => string> = {
  failed: (tries) => `given up after ${tries} tries`,
  retry: (tries) => `failed ${tries} times, tried again`,
  active: () => 'runs for too long',
  created: () => 'waits for too long',
};

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

function lineOfJob({ id, name, state, tries, askedAt, error }: TroubledJob, now: Date): string {
  const age = ageOf(now.getTime() - askedAt.getTime());
  return [id, name, STATES[state](tries), age, ...(error === null ? [] : [error])].join(' | ');
}

function ageOf(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 2 * HOUR_MINUTES) {
    return `${minutes} min`;
  }
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours < 2 * DAY_HOURS ? `${hours} h` : `${Math.floor(hours / DAY_HOURS)} days`;
}
