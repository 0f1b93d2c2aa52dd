import { setTimeout as wait } from 'node:timers/promises';

import { readConfig } from '../../../apps/api/src/platform/config/config.ts';
import { openSecretBox } from '../../../apps/api/src/platform/crypto/open-secret-box.ts';
import { makePool } from '../../../apps/api/src/platform/db/make-pool.ts';
import { databaseOnPool } from '../../../apps/api/src/platform/db/open-database.ts';
import { makeLog } from '../../../apps/api/src/platform/make-log.ts';
import type { BenchDatabase, Pool } from '../database.ts';
import { portalVariables } from '../servers.ts';
import { seedPeople } from './seed-people.ts';

/** Half of what is there waits for somebody, as in the busiest weeks. */
const SIZE = { investors: 5_000, orders: 10_000, audit: 0, deals: 0, backlog: 1_250 };
const MADE_LIMIT_MS = 180_000;
const POLL_MS = 500;

/**
 * Fills the database of a portal that loads its demonstration with 5,000 investors and 10,000 orders: those of the
 * demonstration again and again, under names and ids of their own, with their answers sealed for each.
 */
export async function seedOffice(database: BenchDatabase): Promise<string> {
  await untilMade(database.pool);
  const { DATABASE_URL: _elsewhere, ...variables } = portalVariables(database.url);
  const config = readConfig(variables);
  const opened = {
    db: databaseOnPool(database.pool),
    engine: 'postgres' as const,
    openJobPool: () => makePool({ connectionString: database.url, max: 1 }),
  };
  const { secrets, close } = await openSecretBox(config, opened, makeLog({ logLevel: 'error' }));
  try {
    await seedPeople(database.pool, secrets, SIZE, () => undefined);
    return await countsOf(database.pool);
  } finally {
    await close();
  }
}

/** The demonstration is there, and its papers are made and sealed. */
export async function untilMade(pool: Pool): Promise<void> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < MADE_LIMIT_MS) {
    const { rows } = await pool.query<{ isMade: boolean }>(
      `select exists (select from mail_bounces) and not exists (select from trades
         where investor_signed_at is not null and documents_sealed_at is null) as "isMade"`,
    );
    if (rows[0]?.isMade === true) {
      return;
    }
    await wait(POLL_MS);
  }
  throw new Error('The demonstration was not made');
}

/** What a database holds, in a line. */
export async function countsOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ what: string }>(
    `select concat_ws(', ', (select count(*) from investors) || ' investors', (select count(*) from trades) || ' orders',
       (select count(*) from contact_requests) || ' messages',
       (select count(*) from audit_log) || ' rows of the audit log',
       pg_size_pretty(pg_database_size(current_database()))) as what`,
  );
  return rows[0]?.what ?? '';
}
