import { countWaiting } from '../audit/audit-waiting.store.ts';
import { readClocks } from '../audit/read-clocks.store.ts';
import { countRowsOutsideMonths } from '../db/months/months.store.ts';
import type { Deps } from '../deps.ts';
import { hasJobTables, JOBS_COUNTED_MAX, listJobCounts } from '../jobs/jobs.store.ts';
import { watchCertificates } from './watch-certificates.ts';
import type { WatchedFacts } from './watched-facts.ts';

const MS = 1_000;

/** What is watched of the platform itself: the machine, the queue, the audit log, the certificates. */
export function platformFacts(deps: Deps): WatchedFacts[] {
  return [ofMachine(deps), ofJobs(deps), ofAudit(deps), watchCertificates(deps)];
}

/** Of the machine and the database: room, clocks, and how old the last backup is. */
function ofMachine(deps: Deps): WatchedFacts {
  return {
    gauges: [
      { name: 'portal_disk_free_bytes', help: 'Room on the disk of DATA_DIR' },
      {
        name: 'portal_clock_offset_seconds',
        help: 'By how much the clock of the database is ahead of this server',
      },
      {
        name: 'portal_backup_age_seconds',
        help: 'How long ago the last backup was made; missing before the first',
      },
      {
        name: 'portal_rows_outside_months',
        help: 'Rows that came before the table of their month was made',
      },
    ],
    read: async () => {
      const { databaseAt, backupAt } = await readClocks(deps.db);
      const now = deps.clock.now().getTime();
      return [
        { name: 'portal_disk_free_bytes', value: await deps.freeBytes() },
        { name: 'portal_clock_offset_seconds', value: (databaseAt.getTime() - now) / MS },
        { name: 'portal_rows_outside_months', value: await countRowsOutsideMonths(deps.db) },
        ...(backupAt === null
          ? []
          : [{ name: 'portal_backup_age_seconds', value: (now - backupAt.getTime()) / MS }]),
      ];
    },
  };
}

/** The jobs of all servers together: they share one queue. */
function ofJobs({ db }: Pick<Deps, 'db'>): WatchedFacts {
  const name = 'portal_jobs';
  return {
    gauges: [
      {
        name,
        help: `Jobs by kind that wait for a try (waiting), run (active) or were given up (failed), among the ${JOBS_COUNTED_MAX} oldest`,
        labels: ['kind', 'state'],
      },
    ],
    read: async () =>
      (await hasJobTables(db))
        ? (await listJobCounts(db)).map(({ name: kind, state, count }) => ({
            name,
            of: [kind, state],
            value: count,
          }))
        : [],
  };
}

/** Rows wait less than a second while any server runs; a refused one is a case for the runbook. */
function ofAudit({ db }: Pick<Deps, 'db'>): WatchedFacts {
  const rows = 'portal_audit_rows';
  const oldest = 'portal_audit_waiting_seconds';
  return {
    gauges: [
      {
        name: rows,
        help: 'Rows of the audit log that wait to be chained, or were refused because the portal did not write them, counted up to 1,001',
        labels: ['state'],
      },
      {
        name: oldest,
        help: 'How long the row of the audit log that waits longest to be chained has waited',
      },
    ],
    read: async () => {
      const { waiting, refused, oldestSeconds } = await countWaiting(db);
      return [
        { name: rows, of: ['waiting'], value: waiting },
        { name: rows, of: ['refused'], value: refused },
        { name: oldest, value: oldestSeconds },
      ];
    },
  };
}
