import { sql } from 'kysely';
import type { TestPortal } from '../open-test-portal.ts';

/** How much has happened in a portal so far: what a call that has an effect adds to, be it a row, or a message or other work that waits. */
export async function effectsIn({ db, mails }: TestPortal): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    select
      (select count(*) from audit_log) as records,
      (select count(*) from files) as files,
      (select count(*) from trades) as orders,
      (select count(*) from sessions) as sessions,
      (select count(*) from test_jobs) as jobs
  `.execute(db);
  return { ...rows[0], mails: mails.length };
}
