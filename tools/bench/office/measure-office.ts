import { Connection } from '../connection.ts';
import { quantile } from '../measure.ts';
import { type OfficeCall, requestOfCall } from './office-calls.ts';

export type OfficeFigure = { what: string; p50Ms: number; p95Ms: number; maxMs: number; kilobytes: number };

const OK = 200;
/** The first calls make what is kept afterwards: plans, compiled code, pages of the database in memory. */
const WARM_UP_CALLS = 20;
const CALLS = 200;
/** So many people of an office press at the same moment. */
const AT_ONCE = 4;
const BYTES_A_KILOBYTE = 1_000;

/** How long the calls take, each 200 times, four at a time. Throws when an answer is no success. */
export async function measureOffice(
  address: string,
  calls: readonly OfficeCall[],
  say: (line: string) => void,
): Promise<OfficeFigure[]> {
  const connections = await Promise.all(Array.from({ length: AT_ONCE }, () => Connection.open(address)));
  const figures: OfficeFigure[] = [];
  for (const call of calls) {
    await ask(connections, call, WARM_UP_CALLS);
    const { times, bytes } = await ask(connections, call, CALLS);
    times.sort((a, b) => a - b);
    const figure = {
      what: call.what,
      p50Ms: quantile(times, 0.5),
      p95Ms: quantile(times, 0.95),
      maxMs: times.at(-1) ?? Number.NaN,
      kilobytes: bytes / BYTES_A_KILOBYTE,
    };
    figures.push(figure);
    say(`${figure.what}: ${figure.p50Ms.toFixed(0)} / ${figure.p95Ms.toFixed(0)} ms`);
  }
  for (const connection of connections) {
    connection.close();
  }
  return figures;
}

async function ask(
  connections: readonly Connection[],
  call: OfficeCall,
  calls: number,
): Promise<{ times: number[]; bytes: number }> {
  const requestAt = requestOfCall(call);
  const times: number[] = [];
  let asked = 0;
  let bytes = 0;
  const work = connections.map(async (connection) => {
    while (asked < calls) {
      const request = requestAt(asked++);
      const startedAt = performance.now();
      const { status, body } = await connection.ask(request);
      if (status !== OK) {
        throw new Error(`${call.what}: answered with ${status}: ${body.toString().slice(0, 500)}`);
      }
      times.push(performance.now() - startedAt);
      bytes = body.length;
    }
  });
  await Promise.all(work);
  return { times, bytes };
}
