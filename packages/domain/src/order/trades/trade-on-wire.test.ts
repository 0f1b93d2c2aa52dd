import { describe, expect, it } from 'vitest';
import type { PaymentMethod, PaymentMethodNumber } from './payment-methods.ts';
import type { Trade } from './trade.wire.ts';
import { subDocToWire, tradeFromWire, tradeToWire } from './trade-on-wire.ts';

const AT = '2026-11-20T15:00:00Z';
const NOT_PREPARED: Trade = {
  id: 'trade-1',
  shareOrderId: 'trade-1',
  createdAt: AT,
  dealId: {
    id: 'deal-1',
    slug: 'maple-gate',
    name: 'Maple Gate',
    location: 'Kingston',
    type: 'apartments',
    province: 'CAN-ON',
    closesAt: AT,
    photos: [],
  },
  quantity: 25,
  orderTotal: 2_500,
  status: 0,
  docusignCompleted: false,
  paymentCompleted: false,
  signedDocumentList: [],
  kycId: null,
  subDoc: {},
  approvalProcess: { investorSignedAt: null, jointSignedAt: null },
  jointInvestor: null,
  jointSigning: null,
  nextDrStepDesc: '',
  progress: { label: 'order', index: 1 },
  nextAction: 'complete-kyc',
  reason: null,
  fundsReceivedAt: null,
  submittedAt: null,
  decidedAt: null,
  archivedAt: null,
  holdsUnits: true,
  holdExpiresAt: null,
  payment: null,
  money: { authorized: 0, inTrust: 0, released: 0, refunded: 0, debitUnderWay: false, debitDueOn: null },
  cancellation: { isPossible: true, right: 'not-begun', rightEndsAt: null, timeZone: 'America/Toronto' },
  payee: {
    name: 'Trustee',
    beneficiary: 'Trustee in trust',
    bank: 'Bank',
    institution: '003',
    transit: '01234',
    account: '1234567',
    email: 'trust@example.ca',
    address: 'Toronto',
    reference: 'TRADE-1',
  },
  dealer: { name: 'Dealer', email: 'dealer@example.ca', phone: '1-844-955-4114' },
  memorandum: null,
};
const scheduleA = { city: 'Kingston' };

describe('an order on the wire', () => {
  it.each<[PaymentMethod, PaymentMethodNumber]>([
    ['outside', '1'],
    ['debit', '2'],
    ['linked', '3'],
  ])("says %s as the specification's '%s', and is read back", (method, number) => {
    const account = { accountLastDigits: null, accountHolder: null };
    const trade: Trade = {
      ...NOT_PREPARED,
      subDoc: { scheduleA, paymentMethod: method },
      payment: { method, ...account },
    };
    const sent = tradeToWire(trade);
    expect(sent).toEqual({
      ...NOT_PREPARED,
      subDoc: { scheduleA, paymentMethod: number },
      payment: { method: number, ...account },
    });
    expect(tradeFromWire(sent)).toEqual(trade);
    expect(subDocToWire({ scheduleA, paymentMethod: method })).toEqual({ scheduleA, paymentMethod: number });
  });

  it('has no method before its details', () => {
    expect(tradeToWire(NOT_PREPARED)).toEqual(NOT_PREPARED);
    expect(tradeFromWire(tradeToWire(NOT_PREPARED))).toEqual(NOT_PREPARED);
  });
});
