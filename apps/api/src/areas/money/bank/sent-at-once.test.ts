import { orderReference } from '@portal/domain/order/trades/order-reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptLines, openAccount, tdFile } from '../../../testing/bank.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { multipartBody } from '../../../testing/multipart.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { submittedOrder } from '../../../testing/orders.ts';
import { moneyOf } from '../../../testing/payments.ts';

let portal: TestPortal;
let finance: Colleague;
let other: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  finance = await enterOffice(portal, { role: 'finance' });
  other = await enterOffice(portal, { role: 'finance' });
});
afterAll(() => portal.close());

/** A day of an account: an order's whole price, by its number, and two lines that look alike. */
async function dayOfBank() {
  const order = await submittedOrder(portal);
  const accountId = await openAccount(portal.deps);
  const bytes = tdFile([
    ['2026-10-05', `WIRE ${orderReference(order.tradeId)}`, 5_000],
    ['2026-10-05', 'FEE', -6],
    ['2026-10-05', 'FEE', -6],
  ]);
  const { payload, headers } = multipartBody([
    { name: 'profile', value: 'td' },
    { name: 'file', fileName: 'monday.csv', bytes },
  ]);
  const send = (who: Colleague, key?: string) =>
    who.post(`/office/money/accounts/${accountId}/statements`, payload, {
      ...headers,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    });
  return { ...order, accountId, send };
}

type Day = Awaited<ReturnType<typeof dayOfBank>>;

/** What is stored once, however often the file is sent. */
async function seeOnce({ ada, tradeId, accountId }: Day): Promise<void> {
  const lines = (await keptLines(portal.deps)).filter((line) => line.accountId === accountId);
  expect(lines.map(({ cents }) => cents).toSorted((a, b) => Number(b - a))).toEqual([500_000n, -600n, -600n]);
  expect(new Set(lines.map(({ statementId }) => statementId)).size).toBe(1);
  expect((await moneyOf(portal, ada, tradeId)).inTrustCents).toBe(500_000n);
}

describe('a bank’s file that is sent several times at once', () => {
  it.each([
    ['by one person from two tabs', 1],
    ['by two persons', 2],
  ])('%s is taken once and funds its order once: the other reads that it is known', async (_who, persons) => {
    const day = await dayOfBank();
    const replies = await Promise.all([day.send(finance), day.send(persons === 1 ? finance : other)]);
    expect(replies.map((reply) => reply.json().code ?? 'taken').toSorted()).toEqual([
      'STATEMENT_KNOWN',
      'taken',
    ]);
    const taken = replies.find(({ statusCode }) => statusCode === 201)?.json().data;
    expect(taken).toMatchObject({ matched: 1, closingBalance: 4_988 });
    await seeOnce(day);
  });

  it('by a double press is imported once, and both get the same answer', async () => {
    const day = await dayOfBank();
    const replies = await Promise.all([day.send(finance, 'one-press'), day.send(finance, 'one-press')]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(replies[1]?.json().data).toEqual(replies[0]?.json().data);
    await seeOnce(day);
  });
});
