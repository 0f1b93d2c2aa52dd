import { describe, expect, it } from 'vitest';
import { type MoneyToCome, moneyToCome } from './money-to-come.ts';
import type { PaymentMethod } from './payment-methods.ts';

describe('the money of a signed order', () => {
  it.each<[string, PaymentMethod | null, boolean, MoneyToCome]>([
    ['paid outside the portal is for the investor to send', 'outside', false, 'toSend'],
    ['by an authorized debit is for the dealer to debit', 'debit', false, 'toDebit'],
    ['from a linked account is for the dealer to debit', 'linked', false, 'toDebit'],
    ['without a method is not for the investor to send', null, false, 'toDebit'],
    ['that was sent and arrived asks nothing more', 'outside', true, 'arrived'],
    ['that was debited and arrived asks nothing more', 'debit', true, 'arrived'],
  ])('%s', (_sentence, method, hasArrived, expected) => {
    expect(moneyToCome({ method, hasArrived })).toBe(expected);
  });
});
