import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { dealsThatDoNotAddUp } from '../deals-that-do-not-add-up.ts';
import type { Answers } from './load.ts';

const ARCHIVED = 9;
const POLL_MS = 50;
const QUEUE_LIMIT_MS = 30_000;

export type Truth = {
  /** Orders that were acknowledged and are not there, or not archived although that was acknowledged. */
  missing: string[];
  /** Orders that are there and that nobody was ever told of. */
  untold: string[];
  /** Deals whose units do not add up. */
  wrongDeals: string[];
  /** Whether the queue still does what is asked of it. */
  queueWorks: boolean;
};

/** Compares what the callers were told with what is in the database. */
export async function checkTruth(address: string, pool: pg.Pool, answers: Answers): Promise<Truth> {
  const { rows } = await pool.query<{ id: string; status: number }>('select id, status from trades');
  const kept = new Map(rows.map(({ id, status }) => [id, status]));
  return {
    missing: [
      ...[...answers.placed].filter((id) => !kept.has(id)),
      ...[...answers.archived].filter((id) => kept.get(id) !== ARCHIVED),
    ],
    untold: [...kept.keys()].filter((id) => !answers.placed.has(id)),
    wrongDeals: await dealsThatDoNotAddUp(pool),
    queueWorks: await queueWorks(address, pool),
  };
}

/** A message to the dealer leaves by the queue. */
async function queueWorks(address: string, pool: pg.Pool): Promise<boolean> {
  const asked = await fetch(`${address}/api/sendemail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ana Roy',
      email: 'ana@example.ca',
      subject: 'After the drill',
      message: 'When does it close?',
      requestType: 'contact',
    }),
  }).catch(() => null);
  if (asked?.ok !== true) {
    return false;
  }
  const startedAt = performance.now();
  while (performance.now() - startedAt < QUEUE_LIMIT_MS) {
    const { rowCount } = await pool.query("select 1 from mail_deliveries where outcome = 'sent'");
    if ((rowCount ?? 0) > 0) {
      return true;
    }
    await wait(POLL_MS);
  }
  return false;
}
