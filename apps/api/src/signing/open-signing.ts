import type { SigningLink } from '@portal/domain/wire/signing';
import type { Language } from '@portal/domain/wire/user';
import { appendAudit } from '../audit/audit.store.ts';
import { hashToken, newToken } from '../crypto/tokens.ts';
import type { Db } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import type { Origin } from '../http/route-request.ts';
import { findInvestorParticulars } from '../kyc/investor-particulars.ts';
import { findSubmittedKyc } from '../kyc/submitted-kyc.store.ts';
import { requireMemorandum } from '../memorandum/require-memorandum.ts';
import { lockOrder, refuseUnlessEditable } from '../trades/lock-order.ts';
import type { TradeRecord } from '../trades/trade-record.ts';
import { updateTrade } from '../trades/trades.store.ts';
import type { Envelope } from './envelope.ts';
import { findLiveEnvelope, insertEnvelope, updateEnvelope } from './envelopes.store.ts';
import { type KycToSign, languagesOf, prepareEnvelope } from './prepare-envelope.ts';
import { readReturnUrl } from './return-url.ts';
import { addSigningEvent } from './signing-events.store.ts';
import { SIGNING_LINK_MINUTES } from './signing-limits.ts';
import { supersedeEnvelopes } from './supersede-envelopes.store.ts';

const MINUTE_MS = 60_000;

export type SigningRequest = { tradeId: string; returnUrl: string; language: Language; origin: Origin };

/**
 * Gives the investor a link to the ceremony of an order: the one under way, with what is done in it, or a new one.
 * Earlier links end. The documents are in the language of the person's screen at this moment.
 * Throws NOT_FOUND, RETURN_URL_FOREIGN, STATE_REFUSES, KYC_INCOMPLETE, or STEP_NOT_REACHED before details and payment.
 */
export async function openSigning(
  deps: Deps,
  investorId: string,
  request: SigningRequest,
): Promise<SigningLink> {
  const returnUrl = readReturnUrl(request.returnUrl, deps.config.publicUrl);
  const token = newToken();
  const envelopeId = await transact(deps.db, async (trx) => {
    const trade = await lockOrder(trx, investorId, request.tradeId);
    refuseUnlessEditable(trade);
    const kyc = await requireStepsBeforeSigning(trx, trade);
    const at = deps.clock.now();
    const link = {
      tokenHash: hashToken(token),
      returnUrl,
      expiresAt: new Date(at.getTime() + SIGNING_LINK_MINUTES * MINUTE_MS),
    };
    const { province } = await findInvestorParticulars(trx, investorId, kyc.id, request.language);
    const languages = languagesOf(province, request.language);
    const live = await findLiveEnvelope(trx, investorId, trade.id);
    const id = live !== undefined && canGoOn(live, kyc, languages) ? live.id : deps.newId();
    if (id === live?.id) {
      await updateEnvelope(trx, live, link);
    } else {
      await startOver(trx, deps, trade, kyc, { id, languages, ...link });
    }
    await addSigningEvent(
      trx,
      { investorId, id },
      { id: deps.newId(), kind: 'delivered', at, origin: request.origin },
    );
    await appendAudit(trx, at, {
      actor: `investor:${investorId}`,
      action: id === live?.id ? 'signing.resumed' : 'signing.prepared',
      target: `trade:${trade.id}`,
      investorId,
      detail: { envelopeId: id },
    });
    return id;
  });
  return { url: `${deps.config.publicUrl}/signing/${token}`, envelopeId };
}

async function requireStepsBeforeSigning(trx: Db, trade: TradeRecord): Promise<KycToSign> {
  const kyc = await findSubmittedKyc(trx, trade.investorId);
  if (kyc === undefined) {
    throw new AppError('KYC_INCOMPLETE');
  }
  if (!trade.holdsUnits || trade.scheduleA === null || trade.paymentCompletedAt === null) {
    throw new AppError('STEP_NOT_REACHED');
  }
  await requireMemorandum(trx, trade);
  return kyc;
}

/** A finished ceremony is final; one under way goes on while it speaks of the same profile in the same languages. */
function canGoOn(live: Envelope, kyc: KycToSign, languages: readonly Language[]): boolean {
  const given = Object.keys(live.frozen.versions);
  const isSameLanguages =
    given.length === languages.length && languages.every((each) => given.includes(each));
  return live.kycId === kyc.id && (live.status === 'completed' || isSameLanguages);
}

type NewCeremony = Pick<Envelope, 'id' | 'tokenHash' | 'returnUrl' | 'expiresAt'> & {
  languages: readonly Language[];
};

async function startOver(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  kyc: KycToSign,
  { languages, ...link }: NewCeremony,
): Promise<void> {
  const at = deps.clock.now();
  const { investorId } = trade;
  await supersedeEnvelopes(trx, investorId, trade.id);
  if (trade.kycId !== kyc.id) {
    // The profile was submitted again since the details were given: the order relies on what is signed now.
    await updateTrade(
      trx,
      trade,
      { kycId: kyc.id, investorSignedAt: null, jointSignedAt: null, documentsSealedAt: null },
      at,
    );
  }
  const frozen = await prepareEnvelope(trx, deps, trade, kyc, languages);
  const language = languages[0] ?? 'en';
  await insertEnvelope(trx, {
    ...link,
    investorId,
    tradeId: trade.id,
    kycId: kyc.id,
    language,
    frozen,
    createdAt: at,
  });
}
