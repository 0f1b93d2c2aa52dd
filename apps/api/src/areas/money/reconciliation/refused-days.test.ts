import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { accountOf, explainAll, readDay, TODAY_MOVED, TRUST_DAY } from '../../../testing/trust-days.ts';

const MONDAY = '2026-11-16';
const TODAY = '2026-11-18';

let portal: TestPortal;
let finance: Colleague;
beforeEach(async () => {
  portal = await openTestPortal();
  finance = await enterOffice(portal, { role: 'finance' });
});
afterEach(() => portal.close());

const codeOf = async (day: string, move: string, body: object) =>
  (await finance.post(`/office/money/days/${day}/${move}`, body)).json().code;
const written = async () => {
  const { db } = portal;
  const explained = await db.selectFrom('trust_explanations').select('key').execute();
  const read = await db.selectFrom('trust_balance_readings').select(['account_id', 'cents']).execute();
  return { explained: explained.length, read };
};

describe('nothing is written', () => {
  it('about a day that waits for another, or cannot be closed', async () => {
    const accountId = await accountOf(portal, [[TRUST_DAY, 'WIRE', 250], TODAY_MOVED], MONDAY);
    const [difference] = (await readDay(finance)).content.differences;
    const words = { key: difference?.key, amount: 250, kind: 'other', words: 'Looked at.' };
    const balance = { accountId, balance: 250 };
    expect(await codeOf(TRUST_DAY, 'explanations', words)).toBe('DAY_NOT_READY');
    expect(await codeOf(TRUST_DAY, 'balances', balance)).toBe('DAY_NOT_READY');
    expect(await codeOf(TODAY, 'explanations', words)).toBe('NOT_FOUND');
    expect(await codeOf(TODAY, 'balances', balance)).toBe('NOT_FOUND');
    expect(await codeOf(TODAY, 'prepare', { hash: 'f'.repeat(64) })).toBe('NOT_FOUND');
    expect(await written()).toEqual({ explained: 0, read: [] });
  });

  it('for an account but what it holds itself, and no day is prepared as somebody saw it before', async () => {
    await accountOf(portal, [[TRUST_DAY, 'WIRE', 250], TODAY_MOVED]);
    const empty = await accountOf(portal, []);
    expect(await codeOf(TRUST_DAY, 'balances', { accountId: 'none', balance: 250 })).toBe('NOT_FOUND');
    expect(await codeOf(TRUST_DAY, 'balances', { accountId: empty, balance: 250 })).toBe('BALANCE_DIFFERS');
    expect(await codeOf(TRUST_DAY, 'balances', { accountId: empty, balance: 0 })).toBeUndefined();
    expect((await written()).read).toEqual([{ account_id: empty, cents: 0n }]);
    const { hash: before } = await readDay(finance);
    await explainAll(finance);
    expect(await codeOf(TRUST_DAY, 'prepare', { hash: before })).toBe('CHANGED_MEANWHILE');
    expect(await readDay(finance)).toMatchObject({ obstacles: [], proposal: null });
  });
});
