import type { SigningMemorandum } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Db } from '../../../../platform/db/tables.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import {
  type CurrentMemorandum,
  findCurrentDocument,
  findCurrentMemorandum,
} from '../../memorandum/find-memorandum.ts';
import { requireMemorandum } from '../../memorandum/require-memorandum.ts';
import type { Ceremony } from '../ceremony/change-ceremony.ts';
import {
  hasJointAcceptedCurrent,
  hasJointOfOrderAccepted,
  listJointAcceptances,
} from '../ceremony/joint-acceptances.store.ts';
import type { Signer } from '../ceremony/signer.ts';

const BEFORE_APPROVAL: readonly TradeRecord['status'][] = ['open', 'submitted', 'changesAsked', 'inReview'];

/** True until an order is approved or over: until then an amended memorandum has to be accepted again. */
export function isBeforeApproval({ status }: Pick<TradeRecord, 'status'>): boolean {
  return BEFORE_APPROVAL.includes(status);
}

/** Throws MEMORANDUM_NOT_ACCEPTED while this signer, a purchaser, has not accepted the deal's current memorandum. */
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
 * The memorandum that a joint investor's link gives them, in the requested language if its newest version has one: while they
 * sign and, if it is amended before the order is approved, also after. Null where there is none, or the link has expired, and for
 * the investor, who accepts it in their order.
 */
export async function jointMemorandum(
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

/** Why an order waits for its joint investor, a purchaser as well: they have not accepted the deal's current memorandum. */
export async function jointMemorandumAwaited(
  trx: Db,
  order: TradeRecord,
): Promise<'JOINT_MEMORANDUM_NOT_ACCEPTED' | null> {
  const isAwaited = order.jointInvestor !== null && !(await hasJointOfOrderAccepted(trx, order));
  return isAwaited ? 'JOINT_MEMORANDUM_NOT_ACCEPTED' : null;
}

/**
 * The document of the deal's newest memorandum that a signer names. Throws SIGNING_LINK_INVALID without an order, and
 * STATE_REFUSES for an earlier version or any other document.
 */
export async function findNamedDocument(
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
