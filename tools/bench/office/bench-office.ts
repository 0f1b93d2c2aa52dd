import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { describeCores } from '../cores.ts';
import { startDatabase } from '../database.ts';
import { startPortals } from '../servers.ts';
import { describeOffice } from './describe-office.ts';
import { measureDesk } from './measure-desk.ts';
import { measureOffice } from './measure-office.ts';
import { officeCalls } from './office-calls.ts';
import { openSessions } from './office-sessions.ts';
import { seedOffice } from './seed-office.ts';
import { writeToDealer } from './write-to-dealer.ts';

const RESULTS = new URL('../office.json', import.meta.url);

/**
 * Measures the office of a dealer with 5,000 investors and 10,000 orders, on a PostgreSQL of its own: how long its lists,
 * searches and pages take while four people press at the same moment, and how soon the desk is on a screen. It needs the
 * built product.
 */
export async function benchOffice(say: (line: string) => void): Promise<void> {
  const loadBefore = loadavg();
  const database = await startDatabase();
  try {
    const [server] = await startPortals(database.url, 1, { DEMO_DATA: '1' });
    if (server === undefined) {
      throw new Error('The portal did not start');
    }
    try {
      await openSessions(database.pool);
      await writeToDealer(server.address);
      say(await seedOffice(database));
      const calls = await officeCalls({ pool: database.pool, address: server.address });
      const figures = await measureOffice(server.address, calls, say);
      const desk = await measureDesk(server.address);
      const machine = { cores: describeCores(), node: process.version, loadBefore, loadAfter: loadavg() };
      writeFileSync(RESULTS, `${JSON.stringify({ at: new Date(), machine, figures, desk }, null, 2)}\n`);
      say(`\n${describeOffice(figures, desk)}`);
      say(`Load of the machine: ${loadBefore[0]?.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after`);
      say(`Written to ${RESULTS.pathname}`);
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
  }
}
