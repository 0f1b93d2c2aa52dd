import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TradeLike } from '../trades/trade-facts.ts';
import {
  currentPage,
  isNextEnabled,
  isPageMet,
  isPageReachable,
  isPreviousEnabled,
  moveOnNext,
  pageToShow,
  redirectsBack,
  type WizardFacts,
  wizardFactsOf,
} from './wizard-access.ts';
import { WIZARD_PAGES, type WizardPage } from './wizard-pages.ts';

const nothing: WizardFacts = {
  order: false,
  application: false,
  details: false,
  pay: false,
  sign: false,
  paidOutside: false,
  anythingSigned: false,
};
type Fact = keyof WizardFacts;
const met = (...facts: Fact[]): WizardFacts => ({
  ...nothing,
  ...Object.fromEntries(facts.map((fact) => [fact, true])),
});

/** All 128 combinations of the seven facts. */
const EVERY_COMBINATION = Array.from({ length: 128 }, (_, number) => {
  const names = Object.keys(nothing).filter((fact): fact is Fact => fact in nothing);
  return met(...names.filter((_name, bit) => (number >> bit) % 2 === 1));
});

describe('where an order is resumed', () => {
  it.each<[string, WizardFacts, WizardPage]>([
    ['no order yet', nothing, 'order'],
    ['KYC done before, no order yet', met('application'), 'order'],
    ['order but KYC unfinished', met('order'), 'application'],
    ['KYC done, no Schedule A city', met('order', 'application'), 'details'],
    ['details given, nothing paid', met('order', 'application', 'details'), 'pay'],
    ['paid, unsigned', met('order', 'application', 'details', 'pay'), 'sign'],
    ['paid outside, unsigned', met('order', 'application', 'details', 'pay', 'paidOutside'), 'sign'],
    ['everything there', met('order', 'application', 'details', 'pay', 'sign'), 'complete'],
    ['signed, then the KYC changed', met('order', 'details', 'pay', 'sign'), 'application'],
  ])('%s', (_row, facts, page) => {
    expect(currentPage(facts)).toBe(page);
  });

  it.each(EVERY_COMBINATION)('is one page, with all before it met: %o', (facts) => {
    const current = currentPage(facts);
    expect(WIZARD_PAGES.slice(0, WIZARD_PAGES.indexOf(current)).every((page) => isPageMet(page, facts))).toBe(
      true,
    );
    expect(isPageReachable(current, facts)).toBe(true);
    expect(isPageMet(current, facts) && current !== 'complete').toBe(false);
  });
});

describe('a page is reachable only if the pages before it are complete', () => {
  it.each(EVERY_COMBINATION)('with %o', (facts) => {
    const { order, application, details, pay, sign, paidOutside } = facts;
    expect(WIZARD_PAGES.filter((page) => isPageReachable(page, facts))).toEqual(
      WIZARD_PAGES.filter(
        (page) =>
          ({
            order: true,
            application: order,
            details: order && application,
            pay: order && application && details,
            sign: order && application && details && pay,
            complete: order && application && details && pay && (sign || paidOutside),
          })[page],
      ),
    );
  });
});

describe('typing an address', () => {
  const toDetails = met('order', 'application');
  const outside = met('order', 'application', 'details', 'pay', 'paidOutside');
  it.each<[string, WizardPage, WizardFacts, WizardPage]>([
    ['of a later page leads to the first unmet one', 'sign', toDetails, 'details'],
    ['of the last page leads to the first unmet one', 'complete', met('order'), 'application'],
    ['of the next page, its page before unmet, leads back', 'pay', toDetails, 'details'],
    ['of an earlier page shows it', 'order', toDetails, 'order'],
    ['of the current page shows it', 'details', toDetails, 'details'],
    ['of the last page shows it when paid outside, though unsigned', 'complete', outside, 'complete'],
    ['of the sign page shows it when paid outside', 'sign', outside, 'sign'],
    ['of the first page always shows it', 'order', nothing, 'order'],
  ])('%s', (_row, asked, facts, shown) => {
    expect(pageToShow(asked, facts)).toBe(shown);
  });

  it.each(EVERY_COMBINATION)(
    'never shows a page that is not reachable, and always shows one that is: %o',
    (facts) => {
      for (const asked of WIZARD_PAGES) {
        expect(pageToShow(asked, facts) === asked).toBe(
          isPageReachable(asked, facts) || asked === currentPage(facts),
        );
        expect(isPageReachable(pageToShow(asked, facts), facts)).toBe(true);
      }
    },
  );
});

describe('the wizard redirects back if neither the current nor the previous step is complete', () => {
  it.each<[string, WizardPage, WizardFacts, boolean]>([
    ['from step 2 without an order', 'application', nothing, true],
    ['not from step 2 with an order', 'application', met('order'), false],
    ['not from step 2 that is complete itself', 'application', met('application'), false],
    ['from step 4 without details', 'pay', met('order', 'application'), true],
    ['from step 6, unsigned', 'complete', met('order', 'application', 'details', 'pay'), true],
    [
      'not from step 6, paid outside',
      'complete',
      met('order', 'application', 'details', 'pay', 'paidOutside'),
      false,
    ],
    ['never from step 1', 'order', nothing, false],
    ['never from step 5', 'sign', nothing, false],
  ])('%s', (_row, page, facts, redirected) => {
    expect(redirectsBack(page, facts)).toBe(redirected);
  });

  it.each(EVERY_COMBINATION)('only from pages that are not reachable anyway: %o', (facts) => {
    for (const page of WIZARD_PAGES) {
      expect(redirectsBack(page, facts) && isPageReachable(page, facts)).toBe(false);
    }
  });
});

describe('Next', () => {
  it.each<[string, WizardPage, boolean, ReturnType<typeof moveOnNext>]>([
    ['goes on from the order', 'order', false, { goTo: 'application', marksComplete: [] }],
    ['goes from details to pay', 'details', false, { goTo: 'pay', marksComplete: [] }],
    [
      'with money from outside marks pay complete and goes to the last page',
      'details',
      true,
      { goTo: 'complete', marksComplete: ['pay'] },
    ],
    ['with money from outside goes on as ever elsewhere', 'pay', true, { goTo: 'sign', marksComplete: [] }],
    ['goes nowhere from the last page', 'complete', false, null],
  ])('%s', (_row, page, paidOutside, move) => {
    expect(moveOnNext(page, { paidOutside })).toEqual(move);
  });

  it.each<[string, WizardPage, WizardFacts, boolean]>([
    ['is disabled on an unmet page', 'order', nothing, false],
    ['is enabled once it is met', 'order', met('order'), true],
    ['is disabled on a met page that is not reachable', 'details', met('details'), false],
    [
      'is disabled on the last page',
      'complete',
      met('order', 'application', 'details', 'pay', 'sign'),
      false,
    ],
  ])('%s', (_row, page, facts, enabled) => {
    expect(isNextEnabled(page, facts)).toBe(enabled);
  });

  it('leads to a reachable page whenever it is enabled', () => {
    const consistent = EVERY_COMBINATION.filter((facts) => facts.pay || !facts.paidOutside);
    fc.assert(
      fc.property(fc.constantFrom(...consistent), fc.constantFrom(...WIZARD_PAGES), (facts, page) => {
        const move = moveOnNext(page, facts);
        return !isNextEnabled(page, facts) || (move !== null && isPageReachable(move.goTo, facts));
      }),
    );
  });
});

describe('Previous', () => {
  it.each<[string, WizardPage, boolean, boolean]>([
    ['is disabled on the first page', 'order', false, false],
    ['is enabled on sign while nothing is signed', 'sign', false, true],
    ['is disabled on sign once anything is signed', 'sign', true, false],
    ['is enabled on the last page', 'complete', true, true],
  ])('%s', (_row, page, anythingSigned, enabled) => {
    expect(isPreviousEnabled(page, { anythingSigned })).toBe(enabled);
  });
});

describe('the facts of the wizard', () => {
  const trade: TradeLike & { signedDocumentList: unknown[] } = {
    status: 0,
    paymentCompleted: false,
    nextDrStepDesc: '',
    kycId: null,
    subDoc: { scheduleA: { city: 'Regina', intendedUse: 'income' }, paymentMethod: 'outside' },
    approvalProcess: { investorSignedAt: null, jointSignedAt: null },
    jointInvestor: null,
    signedDocumentList: [],
  };

  it('come from the order', () => {
    expect(wizardFactsOf(trade, { kycComplete: true })).toEqual(
      met('order', 'application', 'details', 'pay', 'paidOutside'),
    );
    expect(
      wizardFactsOf({ ...trade, signedDocumentList: ['kyc'] }, { kycComplete: true }).anythingSigned,
    ).toBe(true);
  });

  it('without an order know the KYC profile only', () => {
    expect(wizardFactsOf(null, { kycComplete: true })).toEqual(met('application'));
  });
});
