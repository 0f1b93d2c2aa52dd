import type { SigningMemorandum } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { AppError } from '../../../platform/http/app-error.ts';
import type { TradeRecord } from '../../order/trades/trade-record.ts';
import { findCurrentMemorandum } from '../memorandum/find-memorandum.ts';
import { requireMemorandum } from '../memorandum/require-memorandum.ts';
import type { Ceremony } from './ceremony/change-envelope.ts';
import { hasJointAcceptedCurrent, listJointAcceptances } from './ceremony/joint-acceptances.store.ts';
import type { Signer } from './ceremony/signer.ts';

const BEFORE_APPROVAL: readonly TradeRecord['status'][] = ['open', 'submitted', 'changesAsked', 'inReview'];

/** True while the order is on its way and not approved: a memorandum that is amended now has to be accepted again. */
export function isBeforeApproval({ status }: Pick<TradeRecord, 'status'>): boolean {
  return BEFORE_APPROVAL.includes(status);
}

/** Throws MEMORANDUM_NOT_ACCEPTED while this signer, a purchaser, has not accepted the deal's memorandum of today. */
export async function requireMemorandumOf({ trx, signer, trade }: Ceremony): Promise<void> {
  if (trade === null) {
    return;
  }
  if (signer.role === 'investor') {
    await requireMemorandum(trx, trade);
  } else if (!(await hasJointAcceptedCurrent(trx, signer, trade.dealId))) {
    throw new AppError('MEMORANDUM_NOT_ACCEPTED');
  }
}

/**
 * The memorandum that a joint investor is given through their link, in the language asked for if its newest version has
 * one: while they sign, and after it when it was amended before the order is approved. Null where there is none to give,
 * or the link has ended; the investor's own order asks the investor.
 */
export async function memorandumOf(
  ceremony: Ceremony,
  language: Language,
): Promise<SigningMemorandum | null> {
  const { trx, envelope, signer, trade, status, at } = ceremony;
  if (trade === null || signer.role !== 'joint' || envelope.isAtProvider) {
    return null;
  }
  const isOver = status === 'completed' ? !canStillAccept(trade, signer, at) : status !== 'open';
  const newest = isOver ? undefined : await findCurrentMemorandum(trx, trade.dealId, language);
  if (newest === undefined) {
    return null;
  }
  const given = await listJointAcceptances(trx, signer);
  const accepted = given.find(({ version }) => version === newest.version);
  if (status === 'completed' && accepted !== undefined) {
    return null;
  }
  const { documentId, title, version, pages, sizeBytes } = newest;
  return {
    documentId,
    title,
    version,
    language: newest.language,
    pages,
    size: sizeBytes,
    acceptedAt: accepted?.at.toISOString() ?? null,
    isAmended: given.some((each) => each.version < version),
  };
}

function canStillAccept(trade: TradeRecord, { linkExpiresAt }: Signer, at: Date): boolean {
  return isBeforeApproval(trade) && linkExpiresAt !== null && at < linkExpiresAt;
}
