import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lineNamed } from '../../../testing/bank.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { accountOf, readDay, TODAY_MOVED, TRUST_DAY } from '../../../testing/trust-days.ts';

let portal: TestPortal;
let finance: Colleague;
beforeEach(async () => {
  portal = await openTestPortal();
  finance = await enterOffice(portal, { role: 'finance' });
});
afterEach(() => portal.close());

async function book(text: string, kind: 'bank-charge' | 'bank-interest'): Promise<string> {
  const id = await lineNamed(portal.deps, text);
  const answer = await finance.post(`/office/money/lines/${id}/of-bank`, { kind, reason: 'As on its page' });
  expect(answer.statusCode).toBe(201);
  return answer.json().data.id;
}

async function seen() {
  const { content } = await readDay(finance);
  return {
    investors: content.investors.closing,
    differences: content.differences.map(({ kind, amount }) => `${kind} ${amount}`),
  };
}

const WIRE = [TRUST_DAY, 'WIRE OF NOBODY', 10] as const;
const FEE = [TRUST_DAY, 'MONTHLY FEE', -6] as const;
const INTEREST = [TRUST_DAY, 'INTEREST', 1.23] as const;

describe('the day of a line of the bank’s own', () => {
  it('shows what the dealer has to make good, and no investor has less', async () => {
    await accountOf(portal, [WIRE, FEE, TODAY_MOVED]);
    expect(await seen()).toEqual({ investors: 0, differences: ['bank-line 10', 'bank-line -6'] });
    await book('MONTHLY FEE', 'bank-charge');
    expect(await seen()).toEqual({ investors: 0, differences: ['bank-line 10', 'bank-charges -6'] });
  });

  it('comes to zero once the dealer has paid it in', async () => {
    await accountOf(portal, [WIRE, FEE, [TRUST_DAY, 'FEE PAID IN', 6], [TRUST_DAY, 'OUT', -10], TODAY_MOVED]);
    await book('MONTHLY FEE', 'bank-charge');
    await book('FEE PAID IN', 'bank-charge');
    await book('WIRE OF NOBODY', 'bank-interest');
    await book('OUT', 'bank-interest');
    expect(await seen()).toEqual({ investors: 0, differences: [] });
  });

  it('shows interest that nobody has taken out, and is as before once that is undone', async () => {
    await accountOf(portal, [INTEREST, TODAY_MOVED]);
    const match = await book('INTEREST', 'bank-interest');
    expect(await seen()).toEqual({ investors: 0, differences: ['bank-interest 1.23'] });
    await finance.post(`/office/money/matches/${match}/undo`, { reason: 'It was a deposit' });
    expect(await seen()).toEqual({ investors: 0, differences: ['bank-line 1.23'] });
  });
});
