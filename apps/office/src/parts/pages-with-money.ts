import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffAction } from '@portal/domain/firm/staff/permissions';

export type MoneyPage = {
  to: string;
  text: `officeMoneyPages.tabs.${'bank' | 'matching' | 'unapplied' | 'days' | 'debits' | 'flags'}`;
  /** Any of them. */
  needs: readonly StaffAction[];
};

/** The pages about money, in the order of their tabs. */
export const PAGES_WITH_MONEY: readonly MoneyPage[] = [
  { to: OFFICE_PAGES.moneyBank, text: 'officeMoneyPages.tabs.bank', needs: ['payments.view-bank'] },
  {
    to: OFFICE_PAGES.moneyMatching,
    text: 'officeMoneyPages.tabs.matching',
    needs: ['payments.view-bank'],
  },
  {
    to: OFFICE_PAGES.moneyUnapplied,
    text: 'officeMoneyPages.tabs.unapplied',
    needs: ['payments.view-bank'],
  },
  { to: OFFICE_PAGES.moneyDays, text: 'officeMoneyPages.tabs.days', needs: ['payments.view-bank'] },
  { to: OFFICE_PAGES.moneyDebits, text: 'officeMoneyPages.tabs.debits', needs: ['payments.view-bank'] },
  { to: OFFICE_PAGES.moneyFlags, text: 'officeMoneyPages.tabs.flags', needs: ['payments.view'] },
];

/** The pages that the role may open. */
export function moneyPagesOf(actions: readonly StaffAction[]): MoneyPage[] {
  return PAGES_WITH_MONEY.filter(({ needs }) => needs.some((action) => actions.includes(action)));
}
