import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { FileQuery, FileRowQuery } from '@portal/domain/money/bank/lines/file-query';
import { generatePath } from 'react-router';
import { listAddress } from '#parts/lists/list-address.ts';

/** The page that imports a file for an account. */
export function importAddress(accountId: string): string {
  return OFFICE_PAGES.moneyBankImport.replace(':accountId', encodeURIComponent(accountId));
}

/** The page that changes an account's own layout. */
export function layoutAddress(accountId: string): string {
  return OFFICE_PAGES.moneyBankLayout.replace(':accountId', encodeURIComponent(accountId));
}

/** The unmatched lines of an account. */
export function linesAddress(accountId: string): string {
  return `${OFFICE_PAGES.moneyMatching}?account=${encodeURIComponent(accountId)}`;
}

/** The files imported for an account. */
export function filesAddress(accountId: string, query: FileQuery = {}): string {
  return listAddress(generatePath(OFFICE_PAGES.moneyBankFiles, { accountId }), query);
}

/** The rows of one file. */
export function fileAddress(
  { accountId, statementId }: { accountId: string; statementId: string },
  query: FileRowQuery = {},
): string {
  return listAddress(generatePath(OFFICE_PAGES.moneyBankFile, { accountId, statementId }), query);
}
