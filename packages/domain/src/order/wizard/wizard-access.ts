import {
  factsOfTrade,
  investorHasSigned,
  PAID_OUTSIDE,
  type TradeFacts,
  type TradeLike,
} from '../trades/trade-facts.ts';
import { pageAfter, pageBefore, WIZARD_PAGES, type WizardPage } from './wizard-pages.ts';

/** What decides which pages of the wizard are open. */
export type WizardFacts = Readonly<Record<Exclude<WizardPage, 'complete'>, boolean>> & {
  /** the order is paid outside the portal, and its signatures may follow on the last page. */
  readonly paidOutside: boolean;
  /** At least one document of the order carries the investor's signature. */
  readonly anythingSigned: boolean;
};

/** The facts that the wizard needs, from an order as the wire shows it, or from none. */
export function wizardFactsOf(
  trade: (TradeLike & { readonly signedDocumentList: readonly unknown[] }) | null,
  known: { kycComplete: boolean },
): WizardFacts {
  const { order, application, details, pay, sign }: TradeFacts = factsOfTrade(trade, known);
  return {
    order,
    application,
    details,
    pay,
    sign,
    paidOutside: trade?.subDoc.paymentMethod === PAID_OUTSIDE,
    anythingSigned: trade !== null && (trade.signedDocumentList.length > 0 || investorHasSigned(trade)),
  };
}

/**
 * True when a page needs nothing more. The last page needs nothing of its own: it is met as soon as it may be shown,
 * which for an order paid outside the portal is before the documents are signed.
 */
export function isPageMet(page: WizardPage, facts: WizardFacts): boolean {
  if (page !== 'complete') {
    return facts[page];
  }
  return facts.order && facts.application && facts.details && facts.pay && (facts.sign || facts.paidOutside);
}

/** True when every page before is met. With payment method `outside` the last page does not wait for the signatures. */
export function isPageReachable(page: WizardPage, facts: WizardFacts): boolean {
  if (page === 'complete') {
    return isPageMet('complete', facts);
  }
  return WIZARD_PAGES.slice(0, WIZARD_PAGES.indexOf(page)).every((earlier) => isPageMet(earlier, facts));
}

/** The first unmet page: where an order is resumed. 'complete' when all are met. */
export function currentPage(facts: WizardFacts): WizardPage {
  return WIZARD_PAGES.find((page) => !isPageMet(page, facts)) ?? 'complete';
}

/** The two steps that the wizard never redirects from by themselves: 1 and 5 (specification section 4). */
const NEVER_REDIRECTED: readonly WizardPage[] = ['order', 'sign'];

/** The stated rule: back if neither the current nor the previous step is complete, except from steps 1 and 5. */
export function redirectsBack(page: WizardPage, facts: WizardFacts): boolean {
  const before = pageBefore(page);
  if (before === null || NEVER_REDIRECTED.includes(page)) {
    return false;
  }
  return !isPageMet(page, facts) && !isPageMet(before, facts);
}

/**
 * The page to show when an address asks for one: itself when it may be shown, otherwise the first unmet page, so
 * that typing a later step's address leads to what is missing.
 */
export function pageToShow(asked: WizardPage, facts: WizardFacts): WizardPage {
  return isPageReachable(asked, facts) && !redirectsBack(asked, facts) ? asked : currentPage(facts);
}

/** Where Next leads, and the pages that it marks complete on the way. */
export type WizardMove = { readonly goTo: WizardPage; readonly marksComplete: readonly WizardPage[] };

/**
 * What Next does on a page; null on the last. On details with payment method `outside` it marks pay complete and goes to
 * the last page, which then says what is still owed, the signatures first.
 */
export function moveOnNext(
  page: WizardPage,
  { paidOutside }: Pick<WizardFacts, 'paidOutside'>,
): WizardMove | null {
  if (page === 'details' && paidOutside) {
    return { goTo: 'complete', marksComplete: ['pay'] };
  }
  const goTo = pageAfter(page);
  return goTo === null ? null : { goTo, marksComplete: [] };
}

/** Next is disabled until the current step is complete, and on the last page. */
export function isNextEnabled(page: WizardPage, facts: WizardFacts): boolean {
  return pageAfter(page) !== null && isPageMet(page, facts) && isPageReachable(page, facts);
}

/** Previous is disabled on the first page, and on the sign page once anything is signed: terms no longer change. */
export function isPreviousEnabled(
  page: WizardPage,
  { anythingSigned }: Pick<WizardFacts, 'anythingSigned'>,
): boolean {
  return pageBefore(page) !== null && !(page === 'sign' && anythingSigned);
}
