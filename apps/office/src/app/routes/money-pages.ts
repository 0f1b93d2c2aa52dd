import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { Namespace } from '@portal/messages/namespaces';
import { lazy } from 'react';
import { FirstMoneyPage } from '../pages/first-money-page.tsx';
import type { OfficePage } from './office-page.ts';

const MATCHING_TEXTS: readonly Namespace[] = [
  'officeMoneyPages',
  'officeMatching',
  'officeOrderSearch',
  'officeUnapplied',
  'officeDesk',
  'officeExports',
  'trades',
];

/** The pages about money. */
export const MONEY_PAGES: readonly OfficePage[] = [
  { path: OFFICE_PAGES.money, Page: FirstMoneyPage },
  {
    path: OFFICE_PAGES.moneyDebits,
    action: 'payments.view-bank',
    texts: ['officeMoney', 'officeMoneyPages', 'officeDebits', 'officeReturns'],
    Page: lazy(async () => ({
      default: (await import('#features/money/debits/debits-page.tsx')).DebitsPage,
    })),
  },
  {
    path: OFFICE_PAGES.moneyFlags,
    action: 'payments.view',
    texts: ['officeMoneyPages', 'officeFlags', 'officeOrderSearch', 'trades'],
    Page: lazy(async () => ({ default: (await import('#features/money/flags/flags-page.tsx')).FlagsPage })),
  },
  {
    path: `${OFFICE_PAGES.moneyBank}/*`,
    action: 'payments.view-bank',
    texts: ['officeMoney', 'officeMoneyPages', 'officeBank', 'officeBankFiles', 'officeLayouts'],
    Page: lazy(async () => ({ default: (await import('#features/money/bank/bank-pages.tsx')).BankPages })),
  },
  {
    path: `${OFFICE_PAGES.moneyMatching}/*`,
    action: 'payments.view-bank',
    texts: MATCHING_TEXTS,
    Page: lazy(async () => ({
      default: (await import('#features/money/bank/matching/matching-pages.tsx')).MatchingPages,
    })),
  },
  {
    path: OFFICE_PAGES.moneyUnapplied,
    action: 'payments.view-bank',
    texts: MATCHING_TEXTS,
    Page: lazy(async () => ({
      default: (await import('#features/money/bank/unapplied/unapplied-page.tsx')).UnappliedPage,
    })),
  },
  {
    path: `${OFFICE_PAGES.moneyDays}/*`,
    action: 'payments.view-bank',
    texts: ['officeMoneyPages', 'officeTrustDays'],
    Page: lazy(async () => ({
      default: (await import('#features/money/trust-days/trust-days-pages.tsx')).TrustDaysPages,
    })),
  },
];
