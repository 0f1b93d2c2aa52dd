import { AppError } from '../../../platform/http/app-error.ts';
import { type CurrentMemorandum, findCurrentDocument } from '../memorandum/find-memorandum.ts';
import type { Ceremony } from './ceremony/change-envelope.ts';

/**
 * The document of the deal's newest memorandum that a signer names. Throws SIGNING_LINK_INVALID without an order, and
 * STATE_REFUSES for an earlier version or any other document.
 */
export async function findGivenDocument(
  { trx, trade }: Pick<Ceremony, 'trx' | 'trade'>,
  documentId: string,
): Promise<CurrentMemorandum> {
  if (trade === null) {
    throw new AppError('SIGNING_LINK_INVALID');
  }
  const document = await findCurrentDocument(trx, trade.dealId, documentId);
  if (document === undefined) {
    throw new AppError('STATE_REFUSES', { currentState: 'memorandum-replaced' });
  }
  return document;
}
