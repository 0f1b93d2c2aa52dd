// Wide: an order or an investor takes more of the database than docs/scaling.md counts with; found only by rows that are measured.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { submitKyc } from '../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts';
import { registerPerson } from '../testing/people.ts';
import { orderToSign, signThroughCeremony } from '../testing/signing.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const PEOPLE = 40;
const ORDERS = 40;
const LONG_MS = 240_000;
/** What docs/scaling.md counts with, and some room for what a page rounds up. */
const INVESTOR_KB_MAX = 20;
const ORDER_KB_MAX = 70;

type Size = { table: string; bytes: number };

/** Tables with their indexes and long values, without the room that changed rows leave. */
async function sizes(): Promise<Size[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname <> 'test_jobs'`.execute(portal.db);
  for (const { name } of tables) {
    await sql`vacuum (full) ${sql.table(name)}`.execute(portal.db);
  }
  const { rows } = await sql<{ table: string; bytes: string }>`
    select relname as table, pg_total_relation_size(oid) as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'test_jobs'`.execute(
    portal.db,
  );
  return rows.map(({ table, bytes }) => ({ table, bytes: Number(bytes) }));
}

async function bytesOfFiles(): Promise<number> {
  const { rows } = await sql<{
    bytes: string;
  }>`select coalesce(sum(size_bytes), 0) as bytes from files`.execute(portal.db);
  return Number(rows[0]?.bytes);
}

function grown(before: readonly Size[], after: readonly Size[], by: number): Size[] {
  return after
    .map(({ table, bytes }) => ({
      table,
      bytes: Math.round((bytes - (before.find((each) => each.table === table)?.bytes ?? 0)) / by),
    }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((a, b) => b.bytes - a.bytes);
}

function kilobytes(grownBy: readonly Size[]): number {
  return grownBy.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
}

function say(what: string, grownBy: readonly Size[], fileBytes: number): void {
  const largest = grownBy.slice(0, 9).map(({ table, bytes }) => `${table} ${bytes}`);
  process.stdout.write(
    `${what}: ${kilobytes(grownBy).toFixed(1)} kB, files ${fileBytes} B | ${largest.join(', ')}\n`,
  );
}

it(
  'an investor with a profile, and a signed order, take what docs/scaling.md counts with',
  async () => {
    await signThroughCeremony(portal, await orderToSign(portal));
    await portal.runJobs();
    const [empty, noFiles] = [await sizes(), await bytesOfFiles()];
    for (let number = 0; number < PEOPLE; number += 1) {
      await submitKyc(await registerPerson(portal));
    }
    await portal.runJobs();
    const [people, filesOfPeople] = [await sizes(), await bytesOfFiles()];
    const investor = grown(empty, people, PEOPLE);
    const filesOfOne = Math.round((filesOfPeople - noFiles) / PEOPLE);
    say('an investor', investor, filesOfOne);
    for (let number = 0; number < ORDERS; number += 1) {
      await signThroughCeremony(portal, await orderToSign(portal));
    }
    await portal.runJobs();
    const both = grown(people, await sizes(), ORDERS);
    const filesOfBoth = Math.round(((await bytesOfFiles()) - filesOfPeople) / ORDERS);
    say('an investor, a deal and a signed order', both, filesOfBoth);
    expect(kilobytes(investor)).toBeLessThan(INVESTOR_KB_MAX);
    expect(kilobytes(both) - kilobytes(investor)).toBeLessThan(ORDER_KB_MAX);
  },
  LONG_MS,
);
