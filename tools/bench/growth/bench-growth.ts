import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { ROUTES } from '../../../apps/api/src/main/fold-areas.ts';
import { makePool } from '../../../apps/api/src/platform/db/make-pool.ts';
import { describeCores } from '../cores.ts';
import { countsOf } from '../office/seed-office.ts';
import { startPortals } from '../servers.ts';
import { type AskedOften, askOften } from './ask-often.ts';
import { describeGrowth } from './describe-growth.ts';
import { type Asked, GROWTH_CALLS } from './growth-calls.ts';
import { openGrowthSessions } from './growth-sessions.ts';
import { findSubjects, type Subject, type SubjectKind } from './growth-subjects.ts';
import { type Grown, judgeGrowth } from './judge-growth.ts';
import type { readDatabases, SeededDatabase } from './read-databases.ts';
import { growthRequest } from './requests-of-growth.ts';

const RESULTS = new URL('../growth.json', import.meta.url);

/**
 * Asks each call of the table of two databases, one after the other, each by one portal of its own. True where every call
 * keeps pace: at the large size its 95th percentile is at most twice that of the small one, or under 200 ms.
 */
export async function benchGrowth(
  { databases, only }: ReturnType<typeof readDatabases>,
  say: (line: string) => void,
): Promise<boolean> {
  const loadBefore = loadavg();
  const small = await askEverything(databases.small, only, say);
  const large = await askEverything(databases.large, only, say);
  const calls: Grown[] = [...small].map(([what, figures]) => ({
    what,
    small: figures,
    large: large.get(what) ?? null,
  }));
  const machine = { cores: describeCores(), node: process.version, loadBefore, loadAfter: loadavg() };
  writeFileSync(RESULTS, `${JSON.stringify({ at: new Date(), machine, calls }, null, 2)}\n`);
  say(`\n${describeGrowth(calls)}`);
  say(`Load of the machine: ${loadBefore[0]?.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after`);
  say(`Written to ${RESULTS.pathname}`);
  const broken = calls.filter((call) => judgeGrowth(call).length > 0);
  say(`${calls.length - broken.length} of ${calls.length} calls keep pace.`);
  return broken.length === 0;
}

async function askEverything(
  { url, secretKey, dataDir }: SeededDatabase,
  only: string,
  say: (line: string) => void,
): Promise<Map<string, AskedOften | null>> {
  const pool = makePool({ connectionString: url, max: 2 });
  const [server] = await startPortals(url, 1, {
    SECRET_KEY: secretKey,
    ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }),
  });
  if (server === undefined) {
    throw new Error('The portal did not start');
  }
  try {
    say(await countsOf(pool));
    await openGrowthSessions(pool);
    const subjects = await findSubjects(pool);
    const figures = new Map<string, AskedOften | null>();
    for (const [path, ways] of Object.entries(GROWTH_CALLS)) {
      for (const asked of ways) {
        const what = asked.what === undefined ? path : `${path}, ${asked.what}`;
        if (!what.includes(only)) {
          continue;
        }
        const figure = await askCall(server.address, path, asked, subjects);
        figures.set(what, figure);
        say(`${what}: ${said(figure)}`);
      }
    }
    return figures;
  } finally {
    await server.stop();
    await pool.end();
  }
}

async function askCall(
  address: string,
  path: string,
  asked: Asked,
  subjects: ReadonlyMap<SubjectKind, readonly Subject[]>,
): Promise<AskedOften | null> {
  const route = ROUTES.find((one) => one.method === 'GET' && one.path === path);
  if (route === undefined) {
    throw new Error(`There is no call GET ${path}`);
  }
  const found = asked.of === undefined ? [{}] : (subjects.get(asked.of) ?? []);
  const requests = found.map((subject) => growthRequest(route, asked, subject));
  const [first] = requests;
  return first === undefined
    ? null
    : askOften(address, (count) => requests[count % requests.length] ?? first);
}

function said(figure: AskedOften | null): string {
  if (figure === null) {
    return 'nothing to ask it of';
  }
  const { alone, together, refused } = figure;
  return refused ?? `${alone.p95Ms.toFixed(0)} ms alone, ${together.p95Ms.toFixed(0)} ms four at once (p95)`;
}
