import type { Trade } from '@portal/domain/wire/trade';
import { describe, expect, it } from 'vitest';
import { DETAILED, PLACED, SIGNED } from '../../../testing/sample-order.ts';
import { moneyStateOf } from './money-state.ts';
import { orderTimeline, TIMELINE_STEPS } from './order-timeline.ts';

const stepsIn = (trade: Trade, state: string) =>
  orderTimeline(trade)
    .filter((entry) => entry.state === state)
    .map(({ step }) => step);
const atOf = (trade: Trade, step: string) => orderTimeline(trade).find((entry) => entry.step === step)?.at;
const APPROVED: Trade = {
  ...SIGNED,
  status: 4,
  decidedAt: '2026-11-22T16:00:00Z',
  progress: { label: 'approved', index: 6 },
};

describe('the timeline of an order', () => {
  it.each<[string, Trade, string]>([
    [
      'a new order asks for the profile',
      { ...PLACED, progress: { label: 'application', index: 1 } },
      'profile',
    ],
    ['a known investor gives the details', PLACED, 'details'],
    ['with details come the payment instructions', DETAILED, 'payment'],
    ['instructed, the documents are signed', { ...SIGNED, ...DETAILED, paymentCompleted: true }, 'signed'],
    ['signed and sent, the dealer reviews it', SIGNED, 'review'],
    ['in review, it is still under way', { ...SIGNED, status: 3 }, 'review'],
    ['approved, it waits for the closing', APPROVED, 'closed'],
    ['sent back, it has to be submitted again', { ...SIGNED, status: 2, submittedAt: null }, 'submitted'],
  ])('%s', (_row, trade, step) => {
    const open = {
      ...trade,
      approvalProcess:
        trade.submittedAt === null && trade.status === 0 ? PLACED.approvalProcess : trade.approvalProcess,
    };
    expect(stepsIn(open, 'now')).toEqual([step]);
  });

  it('of a settled order has every step behind it', () => {
    expect(stepsIn({ ...APPROVED, status: 5 }, 'done')).toEqual([...TIMELINE_STEPS]);
  });

  it('tells the days that are known, and none ahead of time', () => {
    expect([
      atOf(APPROVED, 'placed'),
      atOf(APPROVED, 'signed'),
      atOf(APPROVED, 'approved'),
      atOf(SIGNED, 'approved'),
    ]).toEqual(['2026-11-20T15:00:00Z', '2026-11-20T16:00:00Z', '2026-11-22T16:00:00Z', null]);
  });

  it('of an order that was cancelled by right says that it had been approved', () => {
    const cancelled = { ...APPROVED, status: 9, archivedAt: '2026-11-23T16:00:00Z' };
    expect(stepsIn(cancelled, 'done')).toContain('approved');
    expect(stepsIn({ ...cancelled, decidedAt: null }, 'done')).not.toContain('approved');
  });

  it.each([
    ['declined', 8],
    ['archived', 9],
  ])('of an order that was %s ends there', (step, status) => {
    const entries = orderTimeline({ ...SIGNED, status });
    expect(entries.at(-1)).toMatchObject({ step, state: 'ended' });
    expect(stepsIn({ ...SIGNED, status }, 'later')).toEqual([]);
  });

  it('counts a joint order as signed once both have signed', () => {
    const joint: Trade = {
      ...SIGNED,
      jointInvestor: {
        firstName: 'Bo',
        lastName: 'Li',
        email: 'bo@example.ca',
        relation: 'family',
        language: 'en',
      },
    };
    expect(stepsIn({ ...joint, submittedAt: null, status: 0 }, 'now')).toEqual(['signed']);
  });
});

describe('the money of an order', () => {
  const received = { fundsReceivedAt: '2026-11-21T12:00:00Z' };
  const inTrust = (dollars: number) => ({ money: { ...PLACED.money, inTrust: dollars } });
  const outside = { subDoc: { paymentMethod: '1' as const } };
  it.each<[string, Trade, string]>([
    ['without a method has not moved', PLACED, 'notChosen'],
    ['by wire is to be sent', { ...PLACED, ...outside }, 'toSend'],
    ['by debit is to be taken', DETAILED, 'toDebit'],
    ['is still to be sent after the approval', { ...APPROVED, ...outside }, 'toSend'],
    ['received is in trust', { ...SIGNED, ...received }, 'inTrust'],
    ['approved is still in trust', { ...APPROVED, ...received }, 'inTrust'],
    ['leaves the trust at the closing', { ...APPROVED, ...received, status: 5 }, 'released'],
    ['in part is in trust in part', { ...SIGNED, ...inTrust(1_000) }, 'partlyInTrust'],
    ['of a declined order comes back', { ...SIGNED, ...inTrust(2_500), status: 8 }, 'returning'],
    [
      'of a cancelled order came back',
      { ...SIGNED, money: { ...PLACED.money, refunded: 2_500 }, status: 9 },
      'refunded',
    ],
    ['of a cancelled order was never owed', { ...DETAILED, status: 9 }, 'nothingOwed'],
    ['of a signed order that was cancelled is not debited', { ...SIGNED, status: 9 }, 'notDebited'],
    ['of one to pay outside is not to be sent', { ...SIGNED, ...outside, status: 9 }, 'doNotSend'],
    [
      'of one that the bank debits is called back',
      { ...SIGNED, money: { ...PLACED.money, debitUnderWay: true }, status: 9 },
      'debitUnderWay',
    ],
  ])('%s', (_row, trade, expected) => {
    expect(moneyStateOf(trade)).toBe(expected);
  });
});
