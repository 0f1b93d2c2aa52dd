import { OFFICE_PAGES } from '@portal/domain/office/office-pages';

/** The page on which a file of an account in trust is imported. */
export function importAddress(accountId: string): string {
  return OFFICE_PAGES.moneyBankImport.replace(':accountId', encodeURIComponent(accountId));
}

/** The page on which a layout of an account's own is changed. */
export function layoutAddress(accountId: string): string {
  return OFFICE_PAGES.moneyBankLayout.replace(':accountId', encodeURIComponent(accountId));
}

/** The lines of an account that wait. */
export function linesAddress(accountId: string): string {
  return `${OFFICE_PAGES.moneyMatching}?account=${encodeURIComponent(accountId)}`;
}
