import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { FileQuery, FileRowQuery } from '@portal/domain/money/bank/file-query';
import { generatePath } from 'react-router';
import { listAddress } from '#parts/lists/list-address.ts';

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

/** The files that were imported for an account. */
export function filesAddress(accountId: string, query: FileQuery = {}): string {
  return listAddress(generatePath(OFFICE_PAGES.moneyBankFiles, { accountId }), query);
}

/** The rows of one of them. */
export function fileAddress(
  { accountId, statementId }: { accountId: string; statementId: string },
  query: FileRowQuery = {},
): string {
  return listAddress(generatePath(OFFICE_PAGES.moneyBankFile, { accountId, statementId }), query);
}
