import { setTimeout as wait } from 'node:timers/promises';

import { auditWriter } from '../../../apps/api/src/platform/audit/audit-writer.ts';
import { readConfig } from '../../../apps/api/src/platform/config/config.ts';
import { openSecretBox } from '../../../apps/api/src/platform/crypto/open-secret-box.ts';
import type { SecretBox } from '../../../apps/api/src/platform/crypto/secret-box.ts';
import { makePool } from '../../../apps/api/src/platform/db/make-pool.ts';
import { databaseOnPool } from '../../../apps/api/src/platform/db/open-database.ts';
import { makeLog } from '../../../apps/api/src/platform/make-log.ts';
import type { BenchDatabase } from '../database.ts';
import { portalVariables } from '../servers.ts';
import { addRows } from './add-rows.ts';
import { readPeople } from './copied-tables.ts';
import { copyAudit } from './copy-audit.ts';
import { copyRow, idsOf, openRows } from './copy-rows.ts';
import { varyPeople } from './vary-people.ts';

const INVESTORS = 5_000;
const ORDERS = 10_000;
/** People of the demonstration: two with six orders between them, and one with none. */
const WITH_ORDERS = ['ada@northline.example', 'etienne@northline.example'];
const ORDERS_OF_BOTH = 6;
const WITHOUT_ORDERS = ['camille@northline.example'];
const COPIES_AT_ONCE = 50;
const MADE_LIMIT_MS = 180_000;
const POLL_MS = 500;

/**
 * Fills the database of a portal that loads its demonstration with 5,000 investors and 10,000 orders: those of the
 * demonstration again and again, under names and ids of their own, with their answers sealed for each.
 */
export async function seedOffice(database: BenchDatabase): Promise<string> {
  await untilMade(database);
  const { DATABASE_URL: _elsewhere, ...variables } = portalVariables(database.url);
  const config = readConfig(variables);
  const opened = {
    db: databaseOnPool(database.pool),
    engine: 'postgres' as const,
    openJobPool: () => makePool({ connectionString: database.url, max: 1 }),
  };
  const { secrets, close } = await openSecretBox(config, opened, makeLog({ logLevel: 'error' }));
  try {
    const copies = Math.ceil(ORDERS / ORDERS_OF_BOTH);
    await copyPeople(database, secrets, WITH_ORDERS, copies);
    await copyPeople(database, secrets, WITHOUT_ORDERS, INVESTORS - WITH_ORDERS.length * copies);
    await database.pool.query('analyze');
    return await countsOf(database);
  } finally {
    await close();
  }
}

/** The demonstration is there, and its papers are made and sealed. */
async function untilMade({ pool }: BenchDatabase): Promise<void> {
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

async function copyPeople(
  { pool }: BenchDatabase,
  secrets: SecretBox,
  emails: readonly string[],
  copies: number,
): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from investors where email = any ($1)', [
    emails,
  ]);
  const investorIds = rows.map(({ id }) => id);
  const tables = await readPeople(pool, investorIds);
  const originals = await openRows(secrets, tables);
  const ids = idsOf(tables);
  const own = { db: databaseOnPool(pool), audit: auditWriter(secrets) };
  const addAudit = await copyAudit(pool, own, investorIds);
  for (let first = 1; first <= copies; first += COPIES_AT_ONCE) {
    const count = Math.min(COPIES_AT_ONCE, copies - first + 1);
    const numbers = Array.from({ length: count }, (_, index) => first + index);
    for (const table of tables) {
      const ofTable = originals.filter((original) => original.table === table);
      const added = numbers.flatMap((number) =>
        ofTable.map((original) => copyRow(secrets, original, { number, ids, vary: varyPeople })),
      );
      await addRows(pool, table, added);
    }
    await addAudit(numbers);
  }
}

async function countsOf({ pool }: BenchDatabase): Promise<string> {
  const { rows } = await pool.query<{ what: string }>(
    `select concat_ws(', ', (select count(*) from investors) || ' investors', (select count(*) from trades) || ' orders',
       (select count(*) from contact_requests) || ' messages',
       (select count(*) from audit_log) || ' rows of the audit log',
       pg_size_pretty(pg_database_size(current_database()))) as what`,
  );
  return rows[0]?.what ?? '';
}
