import { Connection } from '../connection.ts';
import { quantile } from '../measure.ts';

/** What a call took, of all that were asked one at a time or four at once. */
export type Times = { p50Ms: number; p95Ms: number; mostMs: number };
export type AskedOften = { alone: Times; together: Times; refused: string | null };

const OK = 200;
/** The first calls make what is kept afterwards: plans, compiled code, pages of the database in memory. */
const WARM_UP_CALLS = 5;
const CALLS = 40;
/** A call that takes seconds is asked less often: its verdict stands after a few. */
const CALLS_AT_LEAST = 5;
const MS_A_CALL = 4_000;
/** So many people of an office press at the same moment. */
const AT_ONCE = 4;
const NEVER: Times = { p50Ms: Number.NaN, p95Ms: Number.NaN, mostMs: Number.NaN };

/** Asks one call, by count, one at a time and then four at once. What is no success ends it, and is said. */
export async function askOften(address: string, requestAt: (count: number) => Buffer): Promise<AskedOften> {
  const connections = await Promise.all(Array.from({ length: AT_ONCE }, () => Connection.open(address)));
  try {
    const first = connections.slice(0, 1);
    await ask(first, requestAt, WARM_UP_CALLS);
    return {
      alone: timesOf(await ask(first, requestAt, CALLS)),
      together: timesOf(await ask(connections, requestAt, CALLS)),
      refused: null,
    };
  } catch (error) {
    const refused = error instanceof Error ? error.message : String(error);
    return { alone: NEVER, together: NEVER, refused };
  } finally {
    for (const connection of connections) {
      connection.close();
    }
  }
}

async function ask(
  connections: readonly Connection[],
  requestAt: (count: number) => Buffer,
  most: number,
): Promise<number[]> {
  const times: number[] = [];
  const startedAt = performance.now();
  let asked = 0;
  const isOver = () =>
    asked >= most || (asked >= CALLS_AT_LEAST && performance.now() - startedAt > MS_A_CALL);
  const work = connections.map(async (connection) => {
    while (!isOver()) {
      const request = requestAt(asked++);
      const askedAt = performance.now();
      const { status, body } = await connection.ask(request);
      times.push(performance.now() - askedAt);
      if (status !== OK) {
        throw new Error(`${status} ${body.toString().slice(0, 300)}`);
      }
    }
  });
  await Promise.all(work);
  return times;
}

function timesOf(times: number[]): Times {
  times.sort((a, b) => a - b);
  return { p50Ms: quantile(times, 0.5), p95Ms: quantile(times, 0.95), mostMs: times.at(-1) ?? Number.NaN };
}
