import { fullName } from '@portal/domain/formats/names';
import { initialsOf } from '@portal/domain/signing/signer-name';
import type { SigningLink } from '@portal/domain/wire/signing';
import type { Language } from '@portal/domain/wire/user';
import { appendAudit } from '../../platform/audit/audit.store.ts';
import type { Db } from '../../platform/db/tables.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { readReturnUrl } from '../../platform/http/return-url.ts';
import type { Origin } from '../../platform/http/route-request.ts';
import { findSubmittedKyc } from '../kyc/find-submitted-kyc.ts';
import { findInvestorParticulars } from '../kyc/investor-particulars.ts';
import { requireMemorandum } from '../memorandum/require-memorandum.ts';
import { lockOrder, refuseUnlessEditable } from '../trades/lock-order.ts';
import { relyOnProfile } from '../trades/record-signatures.ts';
import { openJointInvestor } from '../trades/sealed-order.ts';
import type { TradeRecord } from '../trades/trade-record.ts';
import type { Envelope } from './ceremony/envelope.ts';
import { findLiveEnvelope, insertEnvelope, updateEnvelope } from './ceremony/envelopes.store.ts';
import { giveOwnLink } from './ceremony/give-link.ts';
import { insertSigner } from './ceremony/signers.store.ts';
import { supersedeEnvelopes } from './ceremony/supersede-envelopes.store.ts';
import { languagesHere, linkTo } from './link-to.ts';
import { type KycToSign, languagesOf, prepareEnvelope } from './prepare-envelope.ts';
import { askToReconcileOrder } from './provider/ask-to-reconcile.ts';

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
  const opened = await transact(deps.db, async (trx) => {
    const trade = await lockOrder(trx, investorId, request.tradeId);
    refuseUnlessEditable(trade);
    const kyc = await requireStepsBeforeSigning(trx, trade);
    const { province } = await findInvestorParticulars(
      trx,
      deps.secrets,
      investorId,
      kyc.id,
      request.language,
    );
    const languages = languagesHere(deps, languagesOf(province, request.language));
    const live = await findLiveEnvelope(trx, deps.secrets, investorId, trade.id);
    const isAtProvider = deps.signingProvider !== null;
    const goesOn = live !== undefined && canGoOn(live, trade, kyc, { languages, isAtProvider });
    const envelopeId = goesOn ? live.id : deps.newId();
    if (goesOn) {
      await updateEnvelope(trx, live, { returnUrl });
    } else {
      await startOver(trx, deps, trade, kyc, { id: envelopeId, languages, returnUrl });
    }
    const own = goesOn ? !live.isAtProvider : !isAtProvider;
    const part = { investorId, envelopeId, role: 'investor' } as const;
    const token = own ? await giveOwnLink(trx, deps, part, request.origin) : null;
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: `investor:${investorId}`,
      action: goesOn ? 'signing.resumed' : 'signing.prepared',
      target: `trade:${trade.id}`,
      investorId,
      detail: { envelopeId },
    });
    return { envelopeId, token };
  });
  return linkTo(deps, investorId, opened);
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

/**
 * A ceremony that the investor signed is final for them; one under way goes on while it speaks of the same profile in
 * the same languages and is held where ceremonies are held now.
 */
function canGoOn(
  live: Envelope,
  trade: TradeRecord,
  kyc: KycToSign,
  { languages, isAtProvider }: { languages: readonly Language[]; isAtProvider: boolean },
): boolean {
  if (trade.investorSignedAt !== null) {
    return true;
  }
  const given = Object.keys(live.frozen.versions);
  const isSameLanguages =
    given.length === languages.length && languages.every((each) => given.includes(each));
  return live.kycId === kyc.id && isSameLanguages && live.isAtProvider === isAtProvider;
}

type NewCeremony = Pick<Envelope, 'id' | 'returnUrl'> & { languages: readonly Language[] };

async function startOver(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  kyc: KycToSign,
  { id, languages, returnUrl }: NewCeremony,
): Promise<void> {
  const at = deps.clock.now();
  const { investorId } = trade;
  await supersedeEnvelopes(trx, investorId, trade.id);
  await askToReconcileOrder(trx, deps, trade);
  if (trade.kycId !== kyc.id) {
    // The profile was submitted again since the details were given: the order relies on what is signed now.
    await relyOnProfile(trx, trade, kyc.id, at);
  }
  const { frozen, signer } = await prepareEnvelope(trx, deps, trade, kyc, languages);
  const language = languages[0] ?? 'en';
  await insertEnvelope(trx, deps.secrets, {
    investorId,
    id,
    tradeId: trade.id,
    kycId: kyc.id,
    language,
    returnUrl,
    frozen,
    createdAt: at,
    isAtProvider: deps.signingProvider !== null,
  });
  const part = { investorId, envelopeId: id };
  await insertSigner(trx, deps.secrets, { ...part, role: 'investor', position: 1, person: signer, language });
  const joint = await openJointInvestor(deps.secrets, trade);
  if (joint !== null) {
    const { email, language: spoken } = joint;
    const name = fullName(joint);
    const person = { name, email, initials: initialsOf(name) };
    await insertSigner(trx, deps.secrets, { ...part, role: 'joint', position: 2, person, language: spoken });
  }
}
