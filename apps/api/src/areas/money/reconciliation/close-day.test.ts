import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { fundedOrder, pay } from '../../../testing/order-money.ts';
import {
  accountOf,
  explainAll,
  prepareAll,
  readDay,
  readDays,
  seenBy,
  TODAY_MOVED,
  TRUST_DAY,
} from '../../../testing/trust-days.ts';
import { insertClosedDay } from './trust-days.store.ts';

const CHARGE = [TRUST_DAY, 'MONTHLY FEE', -5] as const;
const DEPOSIT = [TRUST_DAY, 'GC 0912-DEPOSIT', 250] as const;

let portal: TestPortal;
let finance: Colleague;
let other: Colleague;
let compliance: Colleague;
beforeEach(async () => {
  portal = await openTestPortal();
  finance = await enterOffice(portal, { role: 'finance' });
  other = await enterOffice(portal, { role: 'finance' });
  compliance = await enterOffice(portal, { role: 'compliance' });
});
afterEach(() => portal.close());

const at = (move: string, day = TRUST_DAY) => `/office/money/days/${day}/${move}`;
const prepared = async () => {
  await accountOf(portal, [DEPOSIT, CHARGE, TODAY_MOVED]);
  await prepareAll(finance);
};
const actionsOf = async () => {
  const rows = await portal.db
    .selectFrom('audit_log')
    .select(['actor', 'action'])
    .where('action', 'like', 'trust-day.%')
    .orderBy('seq')
    .execute();
  return rows.map(({ actor, action }) => `${actor} ${action}`);
};

describe('a day of the trust accounts', () => {
  it('is prepared by one person, and closed by another as both saw it', async () => {
    await prepared();
    const seen = await seenBy(compliance);
    const waiting = (await compliance.get('/office/approvals?part=for-you')).json().data.rows;
    expect(waiting).toMatchObject([{ kind: 'close-trust-day', targetId: TRUST_DAY, isOwn: false }]);
    expect((await compliance.post(at('approve'), seen)).statusCode).toBe(200);
    const { state, closed, hash, content } = await readDay(finance);
    expect([state, hash, content.differences.length]).toEqual(['closed', seen.hash, 2]);
    expect(closed).toMatchObject({ preparedBy: 'Maude Lafleur', reviewedBy: 'Maude Lafleur', later: [] });
    expect(await actionsOf()).toEqual([
      `staff:${finance.id} trust-day.explained`,
      `staff:${finance.id} trust-day.explained`,
      `staff:${finance.id} trust-day.prepared`,
      `staff:${compliance.id} trust-day.closed`,
    ]);
    expect((await readDays(finance)).open).toEqual([]);
  });

  it('waits until every cent of it is explained', async () => {
    await accountOf(portal, [[TRUST_DAY, 'INTEREST', 0.01], TODAY_MOVED]);
    const { hash, obstacles, content } = await readDay(finance);
    expect(obstacles).toEqual(['not-explained']);
    expect(content.differences).toMatchObject([{ kind: 'bank-line', amount: 0.01 }]);
    expect((await finance.post(at('prepare'), { hash })).json().code).toBe('DAY_NOT_READY');
    await explainAll(finance);
    expect(await readDay(finance)).toMatchObject({ obstacles: [], mayPrepare: true });
  });

  it('waits for its statement', async () => {
    await accountOf(portal, []);
    const { hash, obstacles } = await readDay(finance);
    expect(obstacles).toEqual(['statement-missing']);
    expect((await finance.post(at('prepare'), { hash })).json().code).toBe('DAY_NOT_READY');
  });

  it('is covered by a statement that came after its end, and by none that came on it', async () => {
    portal.setTime(new Date('2026-11-17T20:00:00Z'));
    await accountOf(portal, [DEPOSIT]);
    portal.setTime(new Date('2026-11-18T15:00:00Z'));
    const later = await enterOffice(portal, { role: 'finance' });
    expect((await readDay(later)).obstacles).toContain('statement-missing');
    await accountOf(portal, [DEPOSIT]);
    expect((await readDay(later)).content.accounts.map(({ shownBy }) => shownBy)).toEqual([
      null,
      'statement',
    ]);
  });

  it('may be covered by the bank’s page where nothing moved, to the cent', async () => {
    const accountId = await accountOf(portal, []);
    const wrong = await finance.post(at('balances'), { accountId, balance: 0.01 });
    expect(wrong.json().code).toBe('BALANCE_DIFFERS');
    expect((await finance.post(at('balances'), { accountId, balance: 0 })).statusCode).toBe(200);
    expect(await readDay(finance)).toMatchObject({ obstacles: [], mayPrepare: true });
  });

  it('is refused to the person who prepared it, by the use case and by the database', async () => {
    await prepared();
    const seen = await seenBy(finance);
    expect((await finance.post(at('approve'), seen)).json().code).toBe('OWN_WORK');
    const row = {
      day: TRUST_DAY,
      previousDay: null,
      sealed: portal.deps.secrets.seal('{}', `trust-day:${TRUST_DAY}`),
      contentSha256: '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
      bankCents: 0n,
      booksCents: 0n,
      investorsCents: 0n,
      differences: 0,
      proposalId: seen.proposalId,
      preparedBy: finance.id,
      preparedAt: new Date(),
      closedAt: new Date(),
    };
    const close = (reviewedBy: string) => insertClosedDay(portal.db, { ...row, reviewedBy });
    await expect(close(finance.id)).rejects.toThrow('A day is closed by whoever approved it');
    await expect(close(compliance.id)).rejects.toThrow('A day is closed by whoever approved it');
  });

  it('is refused to anybody who explained a part of it, whoever prepared it', async () => {
    await accountOf(portal, [CHARGE, TODAY_MOVED]);
    await explainAll(other);
    await prepareAll(finance);
    expect((await readDay(other)).proposal).toMatchObject({ mayReview: false });
    expect((await other.post(at('approve'), await seenBy(other))).json().code).toBe('OWN_WORK');
  });

  it('is closed once where two people close it at once', async () => {
    await prepared();
    const seen = await seenBy(compliance);
    const answers = await Promise.all(
      [compliance, other, compliance].map((who) => who.post(at('approve'), seen)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect((await actionsOf()).filter((row) => row.endsWith('trust-day.closed'))).toHaveLength(1);
  });

  it('is prepared once where two people prepare it at once', async () => {
    await accountOf(portal, [DEPOSIT, TODAY_MOVED]);
    await explainAll(finance);
    const { hash } = await readDay(finance);
    const answers = await Promise.all([finance, other].map((who) => who.post(at('prepare'), { hash })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('is not closed over money that came after it was prepared', async () => {
    await prepared();
    const seen = await seenBy(compliance);
    await accountOf(portal, [[TRUST_DAY, 'WIRE', 40], TODAY_MOVED]);
    expect((await readDay(compliance)).proposal).toMatchObject({ isAsPrepared: false });
    expect((await compliance.post(at('approve'), seen)).json().code).toBe('CHANGED_MEANWHILE');
    expect(await readDay(finance)).toMatchObject({ state: 'open', proposal: { state: 'stale' } });
    expect((await actionsOf()).at(-1)).toBe(`staff:${compliance.id} trust-day.stale`);
  });

  it('has to be prepared again once somebody explains something', async () => {
    await prepared();
    const seen = await seenBy(compliance);
    const [difference] = (await readDay(finance)).content.differences;
    const words = 'The bank says otherwise.';
    await finance.post(at('explanations'), {
      key: difference?.key,
      amount: difference?.amount,
      kind: 'bank-error',
      words,
    });
    expect((await compliance.post(at('approve'), seen)).json().code).toBe('PROPOSAL_OVER');
    expect((await readDay(finance)).content.differences[0]?.explanation).toMatchObject({ words });
    const written = await portal.db.selectFrom('trust_explanations').select('key').execute();
    expect(written.filter(({ key }) => key === difference?.key)).toHaveLength(2);
  });

  it('is not closed by somebody who saw something else', async () => {
    await prepared();
    const seen = await seenBy(compliance);
    const answer = await compliance.post(at('approve'), { ...seen, hash: 'f'.repeat(64) });
    expect(answer.json().code).toBe('CHANGED_MEANWHILE');
    expect((await compliance.post(at('approve'), seen)).statusCode).toBe(200);
  });

  it('is returned with a reason, and prepared again', async () => {
    await prepared();
    const { proposalId } = await seenBy(compliance);
    const own = await finance.post(at('return'), { proposalId, reason: 'Which fee?' });
    expect(own.json().code).toBe('OWN_WORK');
    await compliance.post(at('return'), { proposalId, reason: 'Which fee?' });
    expect((await readDay(finance)).proposal).toMatchObject({ state: 'returned', note: 'Which fee?' });
    await prepareAll(finance);
    const again = (await seenBy(finance)).proposalId;
    expect((await other.post(at('withdraw'), { proposalId: again })).json().code).toBe('WORK_OF_ANOTHER');
    expect((await finance.post(at('withdraw'), { proposalId: again })).statusCode).toBe(200);
  });

  it('takes explanations only of differences it has, with words', async () => {
    await accountOf(portal, [CHARGE, TODAY_MOVED]);
    const [difference] = (await readDay(finance)).content.differences;
    const body = { key: difference?.key, amount: -5, kind: 'bank-charge', words: 'The monthly fee.' };
    const answers = await Promise.all(
      [
        { ...body, amount: -5.01 },
        { ...body, key: 'line:other' },
        { ...body, words: ' ' },
        { ...body, words: 'w'.repeat(1_001) },
        { ...body, words: 'w'.repeat(1_000) },
      ].map((each) => finance.post(at('explanations'), each)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 400, 400, 200]);
    expect((await compliance.post(at('explanations'), body)).json().code).toBe('NOT_PERMITTED');
  });
});

describe('a closed day', () => {
  const close = async () => {
    await prepared();
    await compliance.post(at('approve'), await seenBy(compliance));
  };

  it('is never changed by what comes later, and shows it', async () => {
    await close();
    const before = await readDay(finance);
    portal.advance(60_000);
    await accountOf(portal, [[TRUST_DAY, 'RETURNED ITEM', -50], TODAY_MOVED]);
    const { content, closed } = await readDay(finance);
    expect(content).toEqual(before.content);
    expect(closed?.later).toMatchObject([
      { source: 'bank', day: TRUST_DAY, amount: -50, text: 'RETURNED ITEM' },
    ]);
    await expect(portal.db.updateTable('trust_days').set({ differences: 0 }).execute()).rejects.toThrow(
      'stays on record',
    );
    await expect(portal.db.deleteFrom('trust_explanations').execute()).rejects.toThrow('stays on record');
  });

  it('is where the next day begins, which carries over what is still there and names what came of earlier days', async () => {
    await close();
    await accountOf(portal, [
      [TRUST_DAY, 'RETURNED ITEM', -50],
      ['2026-11-19', 'INTEREST', 1],
    ]);
    portal.setTime(new Date('2026-11-19T15:00:00Z'));
    const next = await enterOffice(portal, { role: 'finance' });
    const { open } = await readDays(next);
    expect(open).toMatchObject([{ day: '2026-11-18', missing: [expect.stringMatching('Trust')] }]);
    const { content } = await readDay(next, '2026-11-18');
    expect(content).toMatchObject({
      previousDay: TRUST_DAY,
      bank: { opening: 245, earlierDays: -50, moneyIn: 1, moneyOut: 0, closing: 196 },
    });
    const carried = content.differences.map(({ text, explanation }) => [text, explanation?.since ?? null]);
    expect(carried).toEqual([
      ['GC 0912-DEPOSIT', TRUST_DAY],
      ['MONTHLY FEE', TRUST_DAY],
      ['RETURNED ITEM', null],
      ['INTEREST', null],
    ]);
  });

  it('can no longer be explained or prepared', async () => {
    await close();
    const { hash, content } = await readDay(finance);
    const [difference] = content.differences;
    const words = { key: difference?.key, amount: difference?.amount, kind: 'other', words: 'Late.' };
    expect((await finance.post(at('explanations'), words)).json().code).toBe('DAY_NOT_READY');
    expect((await finance.post(at('prepare'), { hash })).json().code).toBe('DAY_NOT_READY');
  });
});

describe('days', () => {
  it('are closed in order', async () => {
    await accountOf(portal, [['2026-11-16', 'WIRE', 10], TODAY_MOVED], '2026-11-16');
    const { open } = await readDays(finance);
    expect(open.map(({ day, state }) => `${day} ${state}`)).toEqual(['2026-11-16 open', '2026-11-17 waits']);
    const { hash } = await readDay(finance);
    expect((await finance.post(at('prepare'), { hash })).json().code).toBe('DAY_NOT_READY');
    await prepareAll(finance, '2026-11-16');
    const seen = await seenBy(compliance, '2026-11-16');
    expect((await compliance.post(at('approve', '2026-11-16'), seen)).statusCode).toBe(200);
    expect((await readDays(finance)).open).toMatchObject([{ day: TRUST_DAY, state: 'open', unexplained: 0 }]);
  });

  it.each(['2026-11-18', '2026-11-14', '2026-10-01', '2026-99-99'])('%s cannot be closed', async (day) => {
    await accountOf(portal, [DEPOSIT, TODAY_MOVED]);
    expect((await finance.get(`/office/money/days/${day}`)).statusCode).toBe(404);
  });

  it('compare an order’s money of the day with the bank, without what came later', async () => {
    portal.setTime(new Date('2026-11-17T15:00:00Z'));
    const order = await fundedOrder(portal);
    portal.setTime(new Date('2026-11-18T15:00:00Z'));
    await pay(portal, order, 100n);
    await accountOf(portal, [TODAY_MOVED]);
    const late = await enterOffice(portal, { role: 'finance' });
    const { content } = await readDay(late);
    expect([content.bank.closing, content.books.closing, content.investors.closing]).toEqual([
      0, 5_000, 5_000,
    ]);
    expect(content.held.orders).toMatchObject([{ tradeId: order.tradeId, amount: 5_000 }]);
    expect(content.differences).toMatchObject([
      { kind: 'book-entry', amount: -5_000, tradeId: order.tradeId },
    ]);
  });
});
