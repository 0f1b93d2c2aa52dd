import { parseArgs } from 'node:util';
import { readConfig } from '../../apps/api/src/platform/config/config.ts';
import { openSecretBox } from '../../apps/api/src/platform/crypto/open-secret-box.ts';
import { makePool } from '../../apps/api/src/platform/db/make-pool.ts';
import { databaseOnPool } from '../../apps/api/src/platform/db/open-database.ts';
import { makeLog } from '../../apps/api/src/platform/make-log.ts';
import type { OpenTransaction } from './office/add-rows.ts';
import { findBrokenReferences } from './office/find-broken-references.ts';
import { countsOf, untilMade } from './office/seed-office.ts';
import { seedPeople } from './office/seed-people.ts';

/** `npm run seed -- --investors N --orders N [--audit N] [--deals N] [--backlog N]`: fills the PostgreSQL of DATABASE_URL, which holds the demonstration, with as many more. */
const MOST = 100_000_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0 || number > MOST) {
    throw new Error(`--${name} is a whole number of at most ${MOST}`);
  }
  return number;
}

async function seed(): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (process.env.NODE_ENV === 'production' || process.env.APP_STAGE === 'production') {
    throw new Error('A database of production is never seeded');
  }
  if (url === undefined || url === '') {
    throw new Error('DATABASE_URL names the PostgreSQL to seed, of which the portal has its demonstration');
  }
  const { values } = parseArgs({
    options: {
      investors: { type: 'string', default: '0' },
      orders: { type: 'string', default: '0' },
      audit: { type: 'string', default: '0' },
      deals: { type: 'string', default: '0' },
      backlog: { type: 'string', default: '0' },
    },
  });
  const size = {
    investors: numberOf('investors', values.investors),
    orders: numberOf('orders', values.orders),
    audit: numberOf('audit', values.audit),
    deals: numberOf('deals', values.deals),
    backlog: numberOf('backlog', values.backlog),
  };
  const pool = makePool({ connectionString: url, max: 2 });
  const lock = makePool({ connectionString: url, max: 1 });
  // Held by a connection that is never given back, which ends with the process in whatever way.
  const connection = await lock.connect();
  try {
    await beAlone(connection);
    await untilMade(pool);
    const opened = {
      db: databaseOnPool(pool),
      engine: 'postgres' as const,
      openJobPool: () => makePool({ connectionString: url, max: 1 }),
    };
    const { secrets, close } = await openSecretBox(
      readConfig(process.env),
      opened,
      makeLog({ logLevel: 'error' }),
    );
    await seedPeople(pool, secrets, size, say).finally(close);
    say(await countsOf(pool));
    const broken = await findBrokenReferences(pool);
    if (broken.length > 0) {
      throw new Error(`These lead to nothing: ${broken.join('; ')}`);
    }
  } finally {
    await pool.end();
    connection.release();
    await lock.end();
  }
}

/** Two seeds of one database would put back each other's indexes; the second is refused until the first has ended. */
async function beAlone(connection: OpenTransaction): Promise<void> {
  const { rows } = await connection.query<{ isAlone: boolean }>(
    `select pg_try_advisory_lock(hashtext('seed')) as "isAlone"`,
  );
  if (rows[0]?.isAlone !== true) {
    throw new Error('Another seed fills this database');
  }
}

try {
  await seed();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
