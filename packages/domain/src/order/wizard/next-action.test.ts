import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAYMENT_METHODS } from '../trades/payment-methods.ts';
import type { TradeLike } from '../trades/trade-facts.ts';
import { TRADE_STATUS_NUMBERS, TRADE_STATUSES } from '../trades/trade-status.ts';
import {
  NEXT_ACTION_PAGES,
  NEXT_ACTIONS,
  nextAction,
  type OrderSituation,
  situationOfTrade,
} from './next-action.ts';
import { currentPage, isPageReachable, pageToShow, wizardFactsOf } from './wizard-access.ts';

const nothing = {
  order: true,
  application: false,
  details: false,
  sign: false,
  pay: false,
  review: false,
  approved: false,
};
const upTo = (...met: (keyof typeof nothing)[]) => ({
  ...nothing,
  ...Object.fromEntries(met.map((fact) => [fact, true])),
});
const whole = upTo('application', 'details', 'sign', 'pay');

const order = (part: Partial<OrderSituation>): OrderSituation => ({
  status: 'open',
  facts: nothing,
  awaitsPurchaser: false,
  awaitsRepresentative: false,
  lawAsks: null,
  investorSigned: false,
  paidOutside: false,
  fundsReceived: false,
  owesMemorandum: false,
  ...part,
});
const outside = { paidOutside: true };

describe('what the investor does next', () => {
  it.each<[string, Partial<OrderSituation>, string]>([
    ['without an order: choose a quantity', { status: null }, 'choose-quantity'],
    ['memorandum not accepted: read and accept it first', { owesMemorandum: true }, 'accept-memorandum'],
    ['signed, then amended: accept the new one', { facts: whole, owesMemorandum: true }, 'accept-memorandum'],
    ['KYC unfinished: complete it', {}, 'complete-kyc'],
    ['no Schedule A: fill in the details', { facts: upTo('application') }, 'fill-details'],
    ['by debit, nothing instructed: pay', { facts: upTo('application', 'details') }, 'pay'],
    ['paid, unsigned: sign', { facts: upTo('application', 'details', 'pay') }, 'sign'],
    ['outside, unsigned: sign first', { facts: upTo('application', 'details', 'pay'), ...outside }, 'sign'],
    [
      'ready to sign, the joint investor has no account or profile: wait for that',
      { facts: upTo('application', 'details', 'pay'), awaitsPurchaser: true },
      'wait-for-purchaser',
    ],
    [
      'ready to sign, nobody of the dealer may take the order: wait for that',
      { facts: upTo('application', 'details', 'pay'), awaitsRepresentative: true },
      'wait-for-representative',
    ],
    [
      'nor has the joint investor joined: wait for them first',
      { facts: upTo('application', 'details', 'pay'), awaitsPurchaser: true, awaitsRepresentative: true },
      'wait-for-purchaser',
    ],
    [
      'nobody of the dealer may take the order yet, nothing given: what is one’s own comes first',
      { awaitsRepresentative: true },
      'complete-kyc',
    ],
    [
      'ready to sign, a representative has to advise first: wait for that',
      { facts: upTo('application', 'details', 'pay'), lawAsks: 'wait-for-suitability' },
      'wait-for-suitability',
    ],
    [
      'a representative has to advise first, nothing given: what is one’s own comes first',
      { lawAsks: 'wait-for-suitability' },
      'complete-kyc',
    ],
    [
      'for more than the law allows: less of it, before anything else',
      { owesMemorandum: true, lawAsks: 'lower-amount' },
      'lower-amount',
    ],
    [
      'with the dealer, for more than the law allows by now: its own affair',
      { status: 'submitted', facts: whole, lawAsks: 'lower-amount' },
      'wait-for-review',
    ],
    [
      'signed, then nobody of the dealer may take the order: wait for that',
      { facts: whole, investorSigned: true, awaitsRepresentative: true },
      'wait-for-representative',
    ],
    [
      'with the dealer: its own affair',
      { status: 'inReview', facts: whole, awaitsRepresentative: true },
      'wait-for-review',
    ],
    [
      'nothing given yet, nor has the joint investor joined: what is one’s own comes first',
      { awaitsPurchaser: true },
      'complete-kyc',
    ],
    [
      'signed by both through a link of before, the joint investor has no account: wait for that',
      { facts: whole, investorSigned: true, awaitsPurchaser: true },
      'wait-for-purchaser',
    ],
    [
      'signed, the joint investor has not: wait for that',
      { facts: upTo('application', 'details', 'pay'), investorSigned: true },
      'wait-for-joint',
    ],
    ['everything there, not handed in: submit', { facts: whole, investorSigned: true }, 'submit'],
    ['handed in, paid by debit: wait', { status: 'submitted', facts: whole }, 'wait-for-review'],
    [
      'handed in, outside, money not seen: send it',
      { status: 'submitted', facts: whole, ...outside },
      'send-payment',
    ],
    [
      'handed in, outside, money recorded: wait',
      { status: 'submitted', facts: whole, ...outside, fundsReceived: true },
      'wait-for-review',
    ],
    ['in review: wait', { status: 'inReview', facts: whole }, 'wait-for-review'],
    [
      'in review, money still not seen: send it',
      { status: 'inReview', facts: whole, ...outside },
      'send-payment',
    ],
    ['sent back: make the changes', { status: 'changesAsked', facts: whole }, 'make-changes'],
    ['sent back, then the KYC begun anew: complete it', { status: 'changesAsked' }, 'complete-kyc'],
    [
      'sent back, no city in Schedule A: fill in the details',
      { status: 'changesAsked', facts: upTo('application', 'pay') },
      'fill-details',
    ],
    [
      'sent back, the debit came back: pay',
      { status: 'changesAsked', facts: upTo('application', 'details', 'sign') },
      'pay',
    ],
    ['approved: nothing', { status: 'approved', facts: whole }, 'none-approved'],
    [
      'approved, money still not seen: send it',
      { status: 'approved', facts: whole, ...outside },
      'send-payment',
    ],
    ['settled: nothing', { status: 'settled', facts: whole, ...outside }, 'none-settled'],
    ['declined: nothing', { status: 'declined', ...outside }, 'none-declined'],
    ['archived: nothing', { status: 'archived', ...outside }, 'none-archived'],
  ])('%s', (_row, part, action) => {
    expect(nextAction(order(part))).toBe(action);
  });

  const anySituation = fc.record({
    status: fc.constantFrom(null, ...TRADE_STATUSES),
    facts: fc.record({
      order: fc.constant(true),
      application: fc.boolean(),
      details: fc.boolean(),
      sign: fc.boolean(),
      pay: fc.boolean(),
      review: fc.boolean(),
      approved: fc.boolean(),
    }),
    awaitsPurchaser: fc.constant(false),
    awaitsRepresentative: fc.constant(false),
    lawAsks: fc.constant(null),
    investorSigned: fc.boolean(),
    paidOutside: fc.boolean(),
    fundsReceived: fc.boolean(),
    owesMemorandum: fc.constant(false),
  });

  it('is always one of the named actions', () => {
    fc.assert(fc.property(anySituation, (situation) => NEXT_ACTIONS.includes(nextAction(situation))));
  });

  it('on an open order, leads to the first unmet page of the wizard', () => {
    fc.assert(
      fc.property(anySituation, (situation) => {
        const page = NEXT_ACTION_PAGES[nextAction({ ...situation, status: 'open', investorSigned: false })];
        expect(page).toBe(
          currentPage({ ...situation.facts, paidOutside: situation.paidOutside, anythingSigned: false }),
        );
      }),
    );
  });
});

const OF_EACH = [false, true];
const SIGNED_AT = '2026-11-21T15:00:00Z';

/** Every order that the wire can show, with whatever is known beside it; a submitted one has all that a submission asks. */
const EVERY_ORDER = TRADE_STATUSES.flatMap((status) =>
  OF_EACH.flatMap((hasCity) =>
    [undefined, ...PAYMENT_METHODS].flatMap((paymentMethod) =>
      OF_EACH.flatMap((paymentCompleted) =>
        OF_EACH.flatMap((signed) =>
          OF_EACH.flatMap((joint) =>
            OF_EACH.flatMap((jointSigned) =>
              OF_EACH.flatMap((accepted) =>
                OF_EACH.map((kycComplete) => ({
                  kycComplete,
                  trade: {
                    status: TRADE_STATUS_NUMBERS[status],
                    paymentCompleted,
                    nextDrStepDesc: '',
                    kycId: { signedAt: signed ? SIGNED_AT : null },
                    subDoc: {
                      scheduleA: { city: hasCity ? 'Regina' : '', intendedUse: 'growth' },
                      paymentMethod,
                    },
                    approvalProcess: {
                      investorSignedAt: signed ? SIGNED_AT : null,
                      jointSignedAt: jointSigned ? SIGNED_AT : null,
                    },
                    jointInvestor: joint ? {} : null,
                    memorandum: { acceptedAt: accepted ? SIGNED_AT : null },
                    signedDocumentList: signed ? ['agreement'] : [],
                  },
                })),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
);
const HANDED_IN = TRADE_STATUSES.filter((status) => !['open', 'changesAsked'].includes(status)).map(
  (status) => TRADE_STATUS_NUMBERS[status],
);
const CAN_BE = EVERY_ORDER.filter(
  ({ trade }) => !HANDED_IN.some((status) => status === trade.status) || trade.subDoc.scheduleA.city !== '',
);

describe('the page of an action', () => {
  it(`is never one that the wizard keeps shut, in ${CAN_BE.length} situations, money seen or not`, () => {
    const shut = CAN_BE.flatMap(({ trade, kycComplete }) =>
      OF_EACH.flatMap((fundsReceived) => {
        const action = nextAction(
          situationOfTrade(trade, { kycComplete, fundsReceived, awaitsRepresentative: false, lawAsks: null }),
        );
        const page = NEXT_ACTION_PAGES[action];
        const facts = wizardFactsOf(trade, { kycComplete });
        const isOpen = page === null || (isPageReachable(page, facts) && pageToShow(page, facts) === page);
        return isOpen ? [] : [{ action, page, facts, fundsReceived }];
      }),
    );
    expect(shut).toEqual([]);
  });
});

describe('the situation of an order', () => {
  const trade: TradeLike = {
    status: 1,
    paymentCompleted: false,
    nextDrStepDesc: '',
    kycId: { signedAt: '2026-11-21T15:00:00Z' },
    subDoc: { scheduleA: { city: 'Gatineau', intendedUse: 'growth' }, paymentMethod: 'outside' },
    approvalProcess: { investorSignedAt: '2026-11-21T15:00:00Z', jointSignedAt: null },
    jointInvestor: null,
  };

  it('is read from the wire and from what the wire does not say', () => {
    const situation = situationOfTrade(trade, {
      kycComplete: true,
      fundsReceived: false,
      awaitsRepresentative: false,
      lawAsks: null,
    });
    expect(situation).toMatchObject({ status: 'submitted', investorSigned: true, paidOutside: true });
    expect(nextAction(situation)).toBe('send-payment');
    expect(
      nextAction(
        situationOfTrade(trade, {
          kycComplete: true,
          fundsReceived: true,
          awaitsRepresentative: false,
          lawAsks: null,
        }),
      ),
    ).toBe('wait-for-review');
  });

  it.each<[string, Partial<TradeLike>, string]>([
    ['with all signatures but the joint investor’s is to wait', { jointInvestor: {} }, 'wait-for-joint'],
    [
      'without a signature is to sign',
      { approvalProcess: { investorSignedAt: null, jointSignedAt: null } },
      'sign',
    ],
    [
      'with a memorandum that was not accepted is to accept it',
      { memorandum: { acceptedAt: null } },
      'accept-memorandum',
    ],
    ['with everything is to submit it', { memorandum: { acceptedAt: SIGNED_AT } }, 'submit'],
  ])('%s', (_row, change, action) => {
    const open = { ...trade, status: 0, ...change };
    expect(
      nextAction(
        situationOfTrade(open, {
          kycComplete: true,
          fundsReceived: false,
          awaitsRepresentative: false,
          lawAsks: null,
        }),
      ),
    ).toBe(action);
  });

  it('of no order is to choose a quantity', () => {
    expect(
      nextAction(
        situationOfTrade(null, {
          kycComplete: false,
          fundsReceived: false,
          awaitsRepresentative: false,
          lawAsks: null,
        }),
      ),
    ).toBe('choose-quantity');
  });
});
