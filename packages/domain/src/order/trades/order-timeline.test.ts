import { describe, expect, it } from 'vitest';
import {
  ORDER_STEPS,
  orderTimeline,
  type TimelineState,
  type TimelineTrade,
  timelineFromSigning,
} from './order-timeline.ts';
import { TRADE_STATUS_NUMBERS, type TradeStatus } from './trade-status.ts';

const SIGNED_AT = '2026-11-20T16:00:00Z';
const RECEIVED = '2026-11-25T00:00:00Z';
const PLACED: TimelineTrade = {
  status: 0,
  progress: { label: 'details', index: 2 },
  createdAt: '2026-11-20T15:00:00Z',
  submittedAt: null,
  decidedAt: null,
  archivedAt: null,
  fundsReceivedAt: null,
  paymentCompleted: false,
  subDoc: {},
  kycId: { id: 'kyc-1', signedAt: null },
  approvalProcess: { investorSignedAt: null, jointSignedAt: null },
  jointInvestor: null,
  cancellation: { right: 'not-begun' },
};
const DETAILED: TimelineTrade = {
  ...PLACED,
  subDoc: { scheduleA: { city: 'Kingston', province: 'CAN-ON' }, paymentMethod: 'debit' },
};
const AUTHORIZED: TimelineTrade = { ...DETAILED, paymentCompleted: true };
const SIGNED: TimelineTrade = {
  ...AUTHORIZED,
  status: 1,
  submittedAt: SIGNED_AT,
  kycId: { id: 'kyc-1', signedAt: SIGNED_AT },
  approvalProcess: { investorSignedAt: SIGNED_AT, jointSignedAt: null },
  cancellation: { right: 'runs' },
};
const APPROVED: TimelineTrade = { ...SIGNED, status: 4, decidedAt: '2026-11-22T16:00:00Z' };
const JOINT: TimelineTrade = {
  ...SIGNED,
  jointInvestor: {
    firstName: 'Bo',
    lastName: 'Li',
    email: 'bo@example.ca',
    relation: 'family',
    language: 'en',
  },
};

const stepsIn = (trade: TimelineTrade, state: string) =>
  orderTimeline(trade)
    .filter((entry) => entry.state === state)
    .map(({ step }) => step);
const atOf = (trade: TimelineTrade, step: string) =>
  orderTimeline(trade).find((entry) => entry.step === step)?.at;

describe('the timeline of an order', () => {
  it.each<[string, TimelineTrade, string]>([
    [
      'a new order asks for the profile',
      { ...PLACED, progress: { label: 'application', index: 1 } },
      'profile',
    ],
    ['a known investor gives the details', PLACED, 'details'],
    ['a city of blanks is no detail', { ...DETAILED, subDoc: { scheduleA: { city: '  ' } } }, 'details'],
    ['with details come the payment instructions', DETAILED, 'payment'],
    [
      'paid outside the portal, no instruction is missing',
      { ...DETAILED, subDoc: { ...DETAILED.subDoc, paymentMethod: 'outside' } },
      'signed',
    ],
    ['instructed, the documents are signed', AUTHORIZED, 'signed'],
    ['signed and sent, the dealer reviews it', SIGNED, 'review'],
    ['in review, it is still under way', { ...SIGNED, status: 3 }, 'review'],
    ['approved, it waits for the closing', APPROVED, 'closed'],
    ['sent back, it has to be submitted again', { ...SIGNED, status: 2, submittedAt: null }, 'submitted'],
    ['signed by one of two, it waits for the other', { ...JOINT, submittedAt: null, status: 0 }, 'signed'],
  ])('%s', (_row, trade, step) => {
    expect(stepsIn(trade, 'now')).toEqual([step]);
  });

  it('of a settled order has every step behind it', () => {
    expect(stepsIn({ ...APPROVED, status: 5 }, 'done')).toEqual([...ORDER_STEPS]);
  });

  it('has the days that are known, and none ahead of time', () => {
    expect([
      atOf(APPROVED, 'placed'),
      atOf(APPROVED, 'signed'),
      atOf(APPROVED, 'approved'),
      atOf(SIGNED, 'approved'),
    ]).toEqual(['2026-11-20T15:00:00Z', SIGNED_AT, '2026-11-22T16:00:00Z', null]);
  });

  it('has no day of a signature while the second one is missing', () => {
    expect(atOf({ ...JOINT, submittedAt: null, status: 0 }, 'signed')).toBeNull();
  });

  it('of an order that was declined says that it was reviewed, and not that it was approved', () => {
    const declined = { ...APPROVED, status: 8 };
    expect(stepsIn(declined, 'done').slice(-2)).toEqual(['submitted', 'review']);
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
});

describe('the way from the signature to the approval', () => {
  type Right = TimelineTrade['cancellation']['right'];
  it.each<[string, TradeStatus, string | null, Right, string]>([
    ['begins with the signature', 'open', null, 'not-begun', 'now later later later later'],
    ['opens the right to cancel with it', 'submitted', null, 'runs', 'done now later now later'],
    ['knows when the money is in trust', 'submitted', RECEIVED, 'runs', 'done now done now later'],
    ['goes through the review', 'inReview', null, 'ended', 'done done later now later'],
    ['keeps the right while it is reviewed', 'inReview', null, 'runs', 'done now later now later'],
    ['keeps the right after the approval', 'approved', RECEIVED, 'runs', 'done now done done done'],
    ['ends with the approval', 'approved', RECEIVED, 'ended', 'done done done done done'],
    ['stays there once settled', 'settled', RECEIVED, 'ended', 'done done done done done'],
  ])('%s', (_what, status, fundsReceivedAt, right, expected) => {
    const base = status === 'open' ? AUTHORIZED : SIGNED;
    const trade = {
      ...base,
      status: TRADE_STATUS_NUMBERS[status],
      fundsReceivedAt,
      cancellation: { right },
    };
    const entries = timelineFromSigning({
      ...trade,
      subDoc: { ...trade.subDoc, paymentMethod: 'outside' },
    });
    expect(entries.map(({ step }) => step).join(' ')).toBe('signed right trust review approved');
    expect(entries.map(({ state }) => state).join(' ')).toBe(expected);
    expect(entries[2]?.at).toBe(fundsReceivedAt);
  });

  const DEBITED = 'signed right review approved trust';
  it.each<[string, TimelineTrade, string, TimelineState]>([
    ['a debit comes after the approval', SIGNED, DEBITED, 'later'],
    [
      'a debit of a linked account, too',
      { ...SIGNED, subDoc: { paymentMethod: 'linked' } },
      DEBITED,
      'later',
    ],
    ['an approved order is debited next', APPROVED, DEBITED, 'now'],
    [
      'what was debited after the approval stays there',
      { ...APPROVED, fundsReceivedAt: RECEIVED },
      DEBITED,
      'done',
    ],
    [
      'money that was sent all the same before it stands before it',
      { ...APPROVED, fundsReceivedAt: '2026-11-21T00:00:00Z' },
      'signed right trust review approved',
      'done',
    ],
  ])('%s', (_row, trade, steps, state) => {
    const entries = timelineFromSigning(trade);
    expect(entries.map(({ step }) => step).join(' ')).toBe(steps);
    expect(entries.find(({ step }) => step === 'trust')?.state).toBe(state);
  });
});
