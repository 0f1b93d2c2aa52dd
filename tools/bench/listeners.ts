import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { Pool } from './database.ts';
import type { BenchServer } from './servers.ts';

export type Listeners = {
  pages: number;
  /** Of the server process: before the first page, and with all of them. */
  memoryMb: { before: number; with: number };
  /** From the commit of a change to its arrival at a page, over all pages and changes. */
  latencyMs: { median: number; p99: number; most: number };
  /** From the first page that heard of a change to the last. */
  spreadMs: number;
};

const PAGES = 2_000;
const CHANGES = 10;
/** Every address of 127/8 is this machine; pages of one address are limited. */
const PAGES_OF_ADDRESS = 100;
const OPENED_AT_ONCE = 100;
const P99 = 0.99;
const KB_A_MB = 1_024;

type Heard = { unitsTaken: number; at: number };

/** Opens pages that listen to the units of deals, and measures what they cost and how soon they hear of a change. */
export async function measureListeners(pool: Pool, server: BenchServer, dealId: string): Promise<Listeners> {
  const before = residentMb(server.pid);
  const pages: Page[] = [];
  for (let from = 0; from < PAGES; from += OPENED_AT_ONCE) {
    const opened = Array.from({ length: OPENED_AT_ONCE }, (_, place) =>
      openPage(server.address, from + place),
    );
    pages.push(...(await Promise.all(opened)));
  }
  const latencies: number[] = [];
  const spreads: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const { rows } = await pool.query(
      'update deals set units_taken = units_taken + 1 where id = $1 returning units_taken as "unitsTaken"',
      [dealId],
    );
    const committedAt = performance.now();
    const { unitsTaken } = rows[0];
    const heard = await Promise.all(pages.map((page) => page.hears(dealId, unitsTaken)));
    latencies.push(...heard.map((at) => at - committedAt));
    spreads.push(Math.max(...heard) - Math.min(...heard));
  }
  const after = residentMb(server.pid);
  for (const page of pages) {
    page.close();
  }
  // No order took these units, and what a deal has taken is held against its orders.
  await pool.query('update deals set units_taken = units_taken - $2 where id = $1', [dealId, CHANGES]);
  latencies.sort((one, other) => one - other);
  const at = (share: number) => latencies[Math.floor((latencies.length - 1) * share)] ?? 0;
  return {
    pages: pages.length,
    memoryMb: { before, with: after },
    latencyMs: { median: at(1 / 2), p99: at(P99), most: at(1) },
    spreadMs: Math.max(...spreads),
  };
}

type Page = { hears: (dealId: string, unitsTaken: number) => Promise<number>; close: () => void };

function openPage(address: string, place: number): Promise<Page> {
  const localAddress = `127.0.0.${2 + Math.floor(place / PAGES_OF_ADDRESS)}`;
  const agent = new Agent({ keepAlive: false });
  const heard = new Map<string, Heard>();
  let wake: () => void = () => undefined;
  let rest = '';
  const listen = (chunk: string) => {
    rest += chunk;
    const events = rest.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      for (const { id, unitsTaken } of data === undefined ? [] : JSON.parse(data).deals) {
        heard.set(id, { unitsTaken, at: performance.now() });
      }
    }
    wake();
  };
  return new Promise((resolve, reject) => {
    const request = get(`${address}/api/deal/live-units`, { agent, localAddress }, (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`A page was answered ${response.statusCode}`));
        return;
      }
      response.setEncoding('utf8').on('data', listen);
      resolve({
        hears: async (dealId, unitsTaken) => {
          for (;;) {
            const last = heard.get(dealId);
            if (last !== undefined && last.unitsTaken >= unitsTaken) {
              return last.at;
            }
            await new Promise<void>((woken) => {
              wake = woken;
            });
          }
        },
        close: () => request.destroy(),
      });
    });
    request.on('error', reject);
  });
}

function residentMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / KB_A_MB);
}
