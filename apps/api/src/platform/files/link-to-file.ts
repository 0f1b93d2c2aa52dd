import type { StoredFileLink } from '@portal/domain/order/trades/trade.wire';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import { makeFileLink } from './file-link.ts';
import { findReadableFile } from './files.store.ts';

/** A short-lived link to the investor's own file or to a deal's. Throws NOT_FOUND for any other, existing or not. */
export async function linkToFile(deps: Deps, investorId: string, fileId: string): Promise<StoredFileLink> {
  const file = await findReadableFile(deps.db, { as: 'investor', investorId }, fileId);
  if (file === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return makeFileLink(deps, file);
}
