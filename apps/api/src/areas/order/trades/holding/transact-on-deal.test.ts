import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WAITS_FOR_A_ROW } from '../../../../platform/db/limits.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { type Turn, Turns } from '../../../../platform/db/turns.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { takeDealTurn, transactOnDeal } from './transact-on-deal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const LEFT_MS = 700;

/** Turns that claim to have waited this long, without any waiting. */
class TurnsWaitedFor extends Turns {
  readonly #turn: Turn;

  constructor(turn: Turn) {
    super({ atOnceMax: 1, waitingMax: 1, patienceMs: LEFT_MS });
    this.#turn = turn;
  }

  override take<Result>(_thing: string, work: (turn: Turn) => Promise<Result>): Promise<Result> {
    return work(this.#turn);
  }
}

/** How long a statement waits for a row, as the database reports it. */
async function lockTimeoutMs(db: Db): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select setting::int as ms from pg_settings where name = 'lock_timeout'`.execute(db);
  return rows[0]?.ms ?? -1;
}

function depsAfter(waitedMs: number, databaseLimits: 'connection' | 'transaction' = 'connection'): Deps {
  const dealTurns = new TurnsWaitedFor({ waitedMs, leftMs: LEFT_MS });
  return { ...portal.deps, dealTurns, config: { ...portal.deps.config, databaseLimits } };
}

describe.each([
  ['a transaction', transactOnDeal],
  ['a statement', takeDealTurn],
])('who waited for a turn on a deal, for %s,', (_row, take) => {
  it.each([
    ['waits for the lock as long as everybody when it came at once', 0],
    ['waits so, too, after a short while, which is not worth a round trip', 250],
  ])('%s', async (_case, waitedMs) => {
    expect(await take(depsAfter(waitedMs), 'deal', lockTimeoutMs)).toBe(await lockTimeoutMs(portal.db));
  });

  it('waits for it only as long as is left after a longer wait', async () => {
    expect(await take(depsAfter(251), 'deal', lockTimeoutMs)).toBe(LEFT_MS / WAITS_FOR_A_ROW);
  });
});

describe('where limits are set with each transaction', () => {
  it('a statement gets its own, however short the wait for its turn was', async () => {
    const timeoutMs = await takeDealTurn(depsAfter(0, 'transaction'), 'deal', lockTimeoutMs);
    expect(timeoutMs).toBe(LEFT_MS / WAITS_FOR_A_ROW);
  });
});
