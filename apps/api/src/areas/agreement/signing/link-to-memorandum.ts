import type { StoredFileLink } from '@portal/domain/order/trades/trade.wire';
import type { Deps } from '../../../platform/deps.ts';
import { makeFileLink } from '../../../platform/files/file-link.ts';
import { type MemorandumRequest, openMemorandum } from './open-memorandum.ts';

/** A link of a few minutes by which a joint investor saves the memorandum. Throws what openMemorandum throws. */
export async function linkToMemorandum(
  deps: Deps,
  token: string,
  request: MemorandumRequest,
): Promise<StoredFileLink> {
  return makeFileLink(deps, await openMemorandum(deps, token, request));
}
