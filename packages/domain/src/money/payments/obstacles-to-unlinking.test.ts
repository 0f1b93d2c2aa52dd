import { describe, expect, it } from 'vitest';
import type { TradeStatus } from '../../order/trades/trade-status.ts';
import { type AccountUse, isAccountOnRecord, obstaclesToUnlinking } from './obstacles-to-unlinking.ts';

const NOTHING = {
  paidInCents: 0n,
  inTrustCents: 0n,
  inQuestionCents: 0n,
  overReturnedCents: 0n,
  isDebitUnderWay: false,
};
const TODAY = '2026-11-23';
/** Ninety days before today, and the day before that. */
const NINETY_AGO = '2026-08-25';
const LONGER_AGO = '2026-08-24';

type Changes = Partial<Omit<AccountUse, 'money'>> & { money?: Partial<typeof NOTHING> };
const use = (status: TradeStatus, { money, ...changes }: Changes = {}): AccountUse => ({
  status,
  isPaidFromIt: true,
  debitedOn: [],
  receivedOn: [],
  ...changes,
  money: { ...NOTHING, ...money },
});
const PAID = { paidInCents: 500n };

describe('what keeps an account linked', () => {
  it.each<[string, AccountUse[], [string, string | null][]]>([
    ['nothing where no order has it', [], []],
    ['an open order', [use('open')], [['order', null]]],
    ['a submitted order', [use('submitted')], [['order', null]]],
    ['an order to be changed', [use('changesAsked')], [['order', null]]],
    ['an order in review', [use('inReview')], [['order', null]]],
    ['an approved order', [use('approved')], [['order', null]]],
    ['nothing of an order that is paid in another way by now', [use('open', { isPaidFromIt: false })], []],
    ['nothing of an order that was cancelled before any money moved', [use('archived')], []],
    ['nothing of an order that was declined before any money moved', [use('declined')], []],
    [
      'a debit that the bank has, of an order that was cancelled',
      [use('archived', { money: { isDebitUnderWay: true }, debitedOn: ['2026-11-24'] })],
      [
        ['debit', null],
        ['returnable', '2027-02-22'],
      ],
    ],
    [
      'money in trust of a declined order',
      [use('declined', { money: { inTrustCents: 1n } })],
      [['money', null]],
    ],
    [
      'a payment that looks told twice',
      [use('settled', { money: { inQuestionCents: 1n } })],
      [['money', null]],
    ],
    ['more come back than came', [use('archived', { money: { overReturnedCents: 1n } })], [['money', null]]],
    [
      'the open order, not the money that it has in trust',
      [use('approved', { money: { inTrustCents: 500n } })],
      [['order', null]],
    ],
    [
      'a debit that may come back on this last day',
      [use('settled', { money: PAID, debitedOn: [NINETY_AGO] })],
      [['returnable', TODAY]],
    ],
    ['nothing a day later', [use('settled', { money: PAID, debitedOn: [LONGER_AGO] })], []],
    [
      'the later of the debit and the day on which its money arrived',
      [use('settled', { money: PAID, debitedOn: [LONGER_AGO], receivedOn: [NINETY_AGO] })],
      [['returnable', TODAY]],
    ],
    ['nothing where all that arrived went back to the bank', [use('archived', { receivedOn: [TODAY] })], []],
    [
      'nothing where the money arrived from elsewhere',
      [use('settled', { isPaidFromIt: false, money: PAID, receivedOn: [TODAY] })],
      [],
    ],
    [
      'a debit of it all the same, where the way of paying was changed after',
      [use('archived', { isPaidFromIt: false, debitedOn: [NINETY_AGO] })],
      [['returnable', TODAY]],
    ],
    [
      'each reason once, with its latest day',
      [
        use('settled', { money: PAID, debitedOn: ['2026-11-01'] }),
        use('settled', { money: PAID, debitedOn: ['2026-10-01'] }),
        use('open'),
        use('inReview'),
      ],
      [
        ['order', null],
        ['returnable', '2027-01-30'],
      ],
    ],
  ])('is %s', (_row, uses, reasons) => {
    expect(obstaclesToUnlinking(uses, TODAY).map(({ kind, until }) => [kind, until])).toEqual(reasons);
  });
});

describe('an account that is unlinked', () => {
  const never = { wasSubmitted: false, wasSigned: false, hasMovedMoney: false };
  it.each([
    ['is deleted from an order that was given up before it was signed', never, false],
    ['stays with an order that the dealer got', { ...never, wasSubmitted: true }, true],
    ['stays with an order that was signed', { ...never, wasSigned: true }, true],
    ['stays with an order for which money moved', { ...never, hasMovedMoney: true }, true],
  ])('%s', (_row, history, isKept) => {
    expect(isAccountOnRecord(history)).toBe(isKept);
  });
});
