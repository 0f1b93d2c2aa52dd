import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '../../scripts/tooling/find-postgres.mjs';
import { coresOfTheRest } from './cores.ts';
import type { BenchDatabase } from './database.ts';
import { CONNECTIONS } from './measure.ts';
import { orderScript } from './order-script.ts';
import { addPeople } from './seed.ts';

const run = promisify(execFile);

/**
 * Orders per second by pgbench: the portal's own statements, without a server, over so many deals, with PostgreSQL and
 * the load on the cores that they have beside a server.
 */
export async function measureByPgbench(
  { url, pool }: BenchDatabase,
  options: { deals: number; seconds: number; people: number },
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-pgbench-'));
  const script = join(folder, 'order.sql');
  writeFileSync(script, await orderScript(options.deals));
  await pool.query("delete from trades where investor_id like 'pgbench-%'");
  const { rows } = await pool.query("select 1 from investors where id = 'pgbench-0'");
  if (rows.length === 0) {
    await addPeople(pool, 'pgbench', options.people);
  }
  const peopleEach = Math.floor(options.people / CONNECTIONS);
  const command = [
    join(findPostgres() ?? '', 'pgbench'),
    ...['--no-vacuum', '--client', String(CONNECTIONS), '--time', String(options.seconds)],
    ...['--define', 'n=0', '--define', `people=${peopleEach}`, '--file', script, url],
  ];
  const cores = coresOfTheRest();
  const [program = '', ...args] = [...(cores === null ? [] : ['taskset', '--cpu-list', cores]), ...command];
  try {
    const { stdout } = await run(program, args);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
