import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { DOCUSIGN_TIMEOUT_MS, PATIENCE_MS } from '../../../providers/docusign/limits.ts';
import { loseCommits } from '../../../testing/contract/lose-commits.ts';
import { addDeal, unitsOf } from '../../../testing/deals.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../testing/people.ts';
import { ROW_PATIENCE_MS, SILENCE_MS } from '../../db/limits.ts';
import type { Db } from '../../db/tables.ts';
import { transact } from '../../db/transact.ts';
import { AppError } from '../app-error.ts';
import { answerOnce } from './answer-once.ts';
import { claimKey } from './idempotency.store.ts';
import { countHits } from './rate-limits.store.ts';
import { ok, publicRoute, type Reply } from './route.ts';
import type { RouteRequest } from './route-request.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const route = publicRoute({
  method: 'POST',
  path: '/counted',
  summary: 'A test',
  answer: z.null(),
  handler: async () => ok(null),
});
const CLAIM_MS = 60_000;
/** The longest wait before anybody gives up: the database, or the signing provider at its last attempt. */
const LONGEST_MS = Math.max(SILENCE_MS + ROW_PATIENCE_MS, PATIENCE_MS + DOCUSIGN_TIMEOUT_MS);

let keys = 0;
function newKey(): string {
  keys += 1;
  return `key-${keys}`;
}

/** A call of one key whose work counts how often it ran. */
function callOf(key = newKey(), body: unknown = {}) {
  const state = { effects: 0 };
  const input = {
    params: {},
    query: {},
    body,
    origin: { ipAddress: '203.0.113.1', userAgent: '' },
    form: null,
    raw: { headers: { 'idempotency-key': key } },
  } as unknown as RouteRequest<unknown, unknown, unknown>;
  const send = (work?: (db: Db) => Promise<Reply>) =>
    answerOnce(
      { route, input, actor: null, deps: portal.deps },
      work ??
        (async () => {
          state.effects += 1;
          return ok({ effect: state.effects });
        }),
    );
  return { key, state, send };
}

/** Work that reports when it runs (its key is claimed by then), and ends when the test says so. */
function heldWork() {
  const begun = Promise.withResolvers<void>();
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const work = () => {
    begun.resolve();
    return promise;
  };
  return { work, hasBegun: begun.promise, resolve, reject };
}

describe('two equal requests with one key', () => {
  it('at once have one effect and one answer', async () => {
    const { state, send } = callOf();
    const replies = await Promise.all([send(), send(), send()]);
    expect(state.effects).toBe(1);
    expect(replies.map(({ data }) => data)).toEqual([{ effect: 1 }, { effect: 1 }, { effect: 1 }]);
  });

  it('place one order through the API, and both callers are told', async () => {
    const ada = await registerPerson(portal);
    const dealId = await addDeal(portal);
    const send = () =>
      ada.post(`/user/trade/create/${dealId}`, { quantity: 20 }, { 'idempotency-key': 'order-1' });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first?.statusCode, second?.statusCode]).toEqual([201, 201]);
    expect(second?.json()).toEqual(first?.json());
    expect(await unitsOf(portal, dealId)).toEqual({ taken: 20, orders: 1, sum: 20 });
  });

  it('of which the first was refused or failed run both', async () => {
    const { state, send } = callOf();
    await expect(send(() => Promise.reject(new AppError('SOLD_OUT')))).rejects.toMatchObject({
      code: 'SOLD_OUT',
    });
    await expect(send(() => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
    expect((await send()).data).toEqual({ effect: 1 });
    expect(state.effects).toBe(1);
  });

  it('with other content are told apart', async () => {
    const { key, send } = callOf();
    await send();
    await expect(callOf(key, { other: true }).send()).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it('do not undo each other when the first outlives its claim', async () => {
    const { key, send } = callOf();
    const { work, hasBegun, reject } = heldWork();
    const slow = send(work);
    await hasBegun;
    portal.advance(CLAIM_MS + 1);
    const second = callOf(key);
    expect((await second.send()).data).toEqual({ effect: 1 });
    reject(new Error('too late'));
    await expect(slow).rejects.toThrow('too late');
    expect((await second.send()).data).toEqual({ effect: 1 });
    expect(second.state.effects).toBe(1);
  });

  it('are told to wait while the first may still be waiting for what it needs', async () => {
    const { key } = callOf();
    const { send } = callOf(key);
    const { work, hasBegun, resolve } = heldWork();
    const first = send(work);
    await hasBegun;
    portal.advance(LONGEST_MS);
    await expect(send()).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
    resolve(ok('done'));
    expect((await first).data).toBe('done');
  });
});

describe.skipIf(inject('engine').kind === 'embedded')(
  '[PostgreSQL] a request with a transaction of its own',
  () => {
    it('has no effect where the same took over its key meanwhile', async () => {
      const { key, send } = callOf();
      const { work, hasBegun, resolve } = heldWork();
      const slow = send(async (db) => {
        await transact(db, (trx) => countHits(trx, [key], AT));
        return work();
      });
      await hasBegun;
      portal.advance(CLAIM_MS + 1);
      expect((await callOf(key).send()).data).toEqual({ effect: 1 });
      resolve(ok('too late'));
      await expect(slow).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
      expect(await hitsOf(key)).toBe(0);
    });

    it('is answered all the same where its commit is not acknowledged, but stands', async () => {
      const { key, send } = callOf();
      const losing = loseCommits(portal.pool, { isAwayAfter: false });
      const reply = await send(async (db) => {
        await transact(db, (trx) => countHits(trx, [key], AT));
        return ok('done');
      });
      losing.end();
      expect([losing.commits, reply.data, await hitsOf(key)]).toEqual([1, 'done', 1]);
      expect((await send()).data).toBe('done');
    });
  },
);

describe('a key', () => {
  it('stores nothing from which a password could be guessed', async () => {
    const { key, send } = callOf(undefined, { password: 'brave otters' });
    await send();
    const row = await rowOf(key);
    expect(row?.fingerprint).toBe(
      portal.deps.secrets.sign(JSON.stringify([{}, {}, { password: 'brave otters' }])),
    );
    expect(row?.answer?.includes('effect')).toBe(false);
  });

  it.each([
    ['of 129 characters', 'k'.repeat(129)],
    ['with a space', 'a b'],
    ['that is empty', ''],
  ])('%s is refused', async (_case, key) => {
    await expect(callOf(key).send()).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('is taken by one of many at once', async () => {
    const now = portal.deps.clock.now();
    const claim = () =>
      claimKey(portal.db, { owner: 'o', key: 'k', route: 'r', fingerprint: 'f', now, lockedUntil: now });
    const outcomes = await Promise.all(Array.from({ length: 20 }, claim));
    expect(outcomes.filter(({ outcome }) => outcome === 'claimed')).toHaveLength(1);
  });
});

const AT = new Date('2026-11-18T15:00:00.000Z');

async function hitsOf(key: string): Promise<number> {
  const row = await portal.db
    .selectFrom('rate_limits')
    .select('hits')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.hits ?? 0;
}

function rowOf(key: string) {
  return portal.db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst();
}
