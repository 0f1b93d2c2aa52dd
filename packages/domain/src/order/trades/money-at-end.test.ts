import { describe, expect, it } from 'vitest';
import { type MoneyAtEnd, moneyAtEnd } from './money-at-end.ts';
import type { PaymentMethod } from './payment-methods.ts';

describe('when an order ends, its money', () => {
  it.each<[string, boolean, boolean, PaymentMethod | null, MoneyAtEnd]>([
    ['in trust goes back', true, false, 'outside', 'returning'],
    ['in trust goes back, also while more is on its way', true, true, 'debit', 'returning'],
    ['that the bank is debiting is called back', false, true, 'debit', 'debitUnderWay'],
    ['that the investor was to send is not to be sent', false, false, 'outside', 'doNotSend'],
    ['that was to be debited is not debited', false, false, 'debit', 'notDebited'],
    ['that was to be debited from a linked account is not debited', false, false, 'linked', 'notDebited'],
    ['was never spoken of', false, false, null, 'nothingOwed'],
  ])('%s', (_row, hasMoneyInTrust, isDebitUnderWay, method, expected) => {
    expect(moneyAtEnd({ hasMoneyInTrust, isDebitUnderWay, method })).toBe(expected);
  });
});
