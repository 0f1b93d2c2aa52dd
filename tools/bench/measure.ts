import { Connection } from './connection.ts';
import { cpuMsOf, cpuMsOfFamily } from './cpu-time.ts';

/** As in the measurements from which the promised figures were set. */
export const CONNECTIONS = 32;
const MS_A_SECOND = 1_000;

export type Load = {
  /** Where to connect; each connection takes the next. */
  addresses: readonly string[];
  /** The request of this number, counted over all connections; null when there are no more. */
  next: (count: number) => Buffer | null;
  /** The status of a success. */
  status: number;
  warmUpSeconds: number;
  seconds: number;
  connections?: number;
};

export type Watched = { serverPids: readonly number[]; postmaster: number | null };

export type Figure = {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Milliseconds of a core for one answer, of the servers and of PostgreSQL; null where the system does not tell. */
  serverCpuMs: number | null;
  postgresCpuMs: number | null;
  /** How much of its one core a server was busy. */
  serverBusy: number | null;
  /** Bytes of a body. */
  bytes: number;
};

/** Asks as fast as answers come, for a while, and says how fast that was. Throws if an answer is not a success. */
export async function measure(load: Load, watched: Watched): Promise<Figure> {
  const { addresses, connections = CONNECTIONS } = load;
  const opened = await Promise.all(
    Array.from({ length: connections }, (_, index) =>
      Connection.open(addresses[index % addresses.length] ?? ''),
    ),
  );
  const times: number[] = [];
  const run = { asked: 0, isMeasured: false, isOver: false, bytes: 0 };
  const ask = async (connection: Connection) => {
    for (let request = load.next(run.asked++); request !== null; request = load.next(run.asked++)) {
      const startedAt = performance.now();
      const { status, body } = await connection.ask(request);
      if (status !== load.status) {
        throw new Error(`Answered with ${status}: ${body.toString().slice(0, 500)}`);
      }
      if (run.isOver) {
        return;
      }
      if (run.isMeasured) {
        times.push(performance.now() - startedAt);
        run.bytes = body.length;
      }
    }
    throw new Error('Nothing was left to ask: more has to be prepared');
  };
  const asking = Promise.all(opened.map(ask));
  await Promise.race([asking, pause(load.warmUpSeconds)]);
  run.isMeasured = true;
  const before = { at: performance.now(), ...cpuOf(watched) };
  await Promise.race([asking, pause(load.seconds)]);
  const elapsedMs = performance.now() - before.at;
  const after = cpuOf(watched);
  run.isOver = true;
  await asking;
  for (const connection of opened) {
    connection.close();
  }
  times.sort((a, b) => a - b);
  const serverMs = difference(after.server, before.server);
  const postgresMs = difference(after.postgres, before.postgres);
  return {
    perSecond: (times.length / elapsedMs) * MS_A_SECOND,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    serverCpuMs: serverMs === null ? null : serverMs / times.length,
    postgresCpuMs: postgresMs === null ? null : postgresMs / times.length,
    serverBusy: serverMs === null ? null : serverMs / elapsedMs / Math.max(watched.serverPids.length, 1),
    bytes: run.bytes,
  };
}

/** The value below which this share of them lies. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

function cpuOf({ serverPids, postmaster }: Watched) {
  const servers = serverPids.map(cpuMsOf);
  return {
    server: servers.reduce((sum, ms) => (sum === null || ms === null ? null : sum + ms), 0),
    postgres: postmaster === null ? null : cpuMsOfFamily(postmaster),
  };
}

function difference(after: number | null, before: number | null): number | null {
  return after === null || before === null ? null : after - before;
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * MS_A_SECOND));
}
