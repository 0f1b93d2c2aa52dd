import { OFFICE_PAGES } from '@portal/domain/office/office-pages';
import type { Namespace } from '@portal/messages/namespaces';
import { lazy } from 'react';
import { Route } from 'react-router';
import { inside } from './inside.tsx';
import { LatePage } from './late-page.tsx';
import { FirstMoneyPage } from './pages/first-money-page.tsx';

const DEBITS_TEXTS: readonly Namespace[] = [
  'officeMoney',
  'officeMoneyPages',
  'officeDebits',
  'officeReturns',
];
const DebitsPage = lazy(async () => ({
  default: (await import('#features/debits/debits-page.tsx')).DebitsPage,
}));
const FLAGS_TEXTS: readonly Namespace[] = ['officeMoneyPages', 'officeFlags', 'officeOrderSearch', 'trades'];
const FlagsPage = lazy(async () => ({ default: (await import('#features/flags/flags-page.tsx')).FlagsPage }));
const MATCHING_TEXTS: readonly Namespace[] = [
  'officeMoneyPages',
  'officeMatching',
  'officeOrderSearch',
  'officeUnapplied',
  'officeDesk',
  'officeExports',
  'trades',
];
const MatchingPages = lazy(async () => ({
  default: (await import('#features/bank/matching/matching-pages.tsx')).MatchingPages,
}));
const UnappliedPage = lazy(async () => ({
  default: (await import('#features/bank/unapplied/unapplied-page.tsx')).UnappliedPage,
}));
const BANK_TEXTS: readonly Namespace[] = ['officeMoney', 'officeMoneyPages', 'officeBank', 'officeLayouts'];
const BankPages = lazy(async () => ({ default: (await import('#features/bank/bank-pages.tsx')).BankPages }));
const TRUST_DAY_TEXTS: readonly Namespace[] = ['officeMoneyPages', 'officeTrustDays'];
const TrustDaysPages = lazy(async () => ({
  default: (await import('#features/trust-days/trust-days-pages.tsx')).TrustDaysPages,
}));

/** The pages about money. */
export const MONEY_ROUTES = (
  <>
    <Route path={OFFICE_PAGES.money} element={inside((person) => <FirstMoneyPage person={person} />)} />
    <Route
      path={OFFICE_PAGES.moneyDebits}
      element={inside(
        (person) => (
          <LatePage texts={DEBITS_TEXTS}>
            <DebitsPage self={person} />
          </LatePage>
        ),
        'payments.view-bank',
      )}
    />
    <Route
      path={OFFICE_PAGES.moneyFlags}
      element={inside(
        (person) => (
          <LatePage texts={FLAGS_TEXTS}>
            <FlagsPage self={person} />
          </LatePage>
        ),
        'payments.view',
      )}
    />
    <Route
      path={`${OFFICE_PAGES.moneyBank}/*`}
      element={inside(
        (person) => (
          <LatePage texts={BANK_TEXTS}>
            <BankPages self={person} />
          </LatePage>
        ),
        'payments.view-bank',
      )}
    />
    <Route
      path={`${OFFICE_PAGES.moneyMatching}/*`}
      element={inside(
        (person) => (
          <LatePage texts={MATCHING_TEXTS}>
            <MatchingPages self={person} />
          </LatePage>
        ),
        'payments.view-bank',
      )}
    />
    <Route
      path={OFFICE_PAGES.moneyUnapplied}
      element={inside(
        (person) => (
          <LatePage texts={MATCHING_TEXTS}>
            <UnappliedPage self={person} />
          </LatePage>
        ),
        'payments.view-bank',
      )}
    />
    <Route
      path={`${OFFICE_PAGES.moneyDays}/*`}
      element={inside(
        (person) => (
          <LatePage texts={TRUST_DAY_TEXTS}>
            <TrustDaysPages self={person} />
          </LatePage>
        ),
        'payments.view-bank',
      )}
    />
  </>
);
