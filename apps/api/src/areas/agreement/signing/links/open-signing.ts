import { initialsOf } from '@portal/domain/agreement/signing/signer-name';
import type { SigningLink } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { readReturnUrl } from '../../../../platform/http/read-return-url.ts';
import type { Origin } from '../../../../platform/http/routing/route-request.ts';
import { findSubmittedKyc } from '../../../client/kyc/submitted/find-submitted-kyc.ts';
import { findDecidedThrough } from '../../../order/exemptions/find-decisions.ts';
import { isObserving } from '../../../order/exemptions/is-observing.ts';
import { purchaserAwaited } from '../../../order/purchasers/purchaser-awaited.ts';
import { relyOnProfileOfSecond } from '../../../order/purchasers/rely-on-profile.ts';
import { requireExemption } from '../../../order/trades/judging/exemption-awaited.ts';
import { judgeAgain } from '../../../order/trades/judging/judge-again.ts';
import { refuseUnlessEditable } from '../../../order/trades/lock-order.ts';
import { lockOrderToJudge } from '../../../order/trades/locking/lock-order-to-judge.ts';
import { openScheduleA } from '../../../order/trades/open-order.ts';
import { relyOnProfile } from '../../../order/trades/record-signatures.ts';
import { requireRepresentative } from '../../../order/trades/representative-not-registered.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { requireMemorandum } from '../../memorandum/require-memorandum.ts';
import type { Envelope } from '../ceremony/envelope.ts';
import { insertEnvelope, updateEnvelope } from '../ceremony/envelopes.store.ts';
import { giveOwnLink } from '../ceremony/give-own-link.ts';
import { keepPapers } from '../ceremony/kept-papers.store.ts';
import { recordConsent } from '../ceremony/record-consent.ts';
import type { Signer } from '../ceremony/signer.ts';
import { insertSigner, listSigners } from '../ceremony/signers.store.ts';
import { supersedeEnvelopes } from '../ceremony/supersede-envelopes.store.ts';
import { askToReconcileOrder } from '../provider/ask-to-reconcile-order.ts';
import { proveBeforeProvider } from '../provider/prove-before-provider.ts';
import { comparePapers } from './compare-papers.ts';
import { findOrderCeremony } from './find-order-ceremony.ts';
import { findJointSigner } from './joint-signer.ts';
import { formNamesOf } from './law-of-order.ts';
import { type KycToSign, prepareCeremony } from './prepare-ceremony.ts';
import { signingLink } from './signing-link.ts';

export type SigningRequest = {
  tradeId: string;
  returnUrl: string;
  language: Language;
  origin: Origin;
  sessionTokenHash: string;
  /** True where the person read the consent to electronic signing beside the button and gave it by pressing. */
  hasConsented: boolean;
};

/**
 * Gives the investor a link to an order's ceremony: the one under way, with what was done in it, or a new one. Earlier links
 * become invalid. The documents are in the language of the screen at this moment. Consent given with the same press is recorded
 * with the link; a signing provider asks for it itself. Throws NOT_FOUND, RETURN_URL_FOREIGN, STATE_REFUSES, KYC_INCOMPLETE,
 * STEP_NOT_REACHED before details and payment, PURCHASER_MISSING before everybody who buys has an account and a profile, what the law
 * lacks (`requireExemption`), REPRESENTATIVE_NOT_REGISTERED while nobody of the dealer may take it, FORM_OFF for a form that may not be
 * used, or before a signing provider what `requireProof` throws.
 */
export async function openSigning(
  deps: Deps,
  investorId: string,
  request: SigningRequest,
): Promise<SigningLink> {
  const returnUrl = readReturnUrl(request.returnUrl, deps.config.publicUrl);
  const opened = await transact(deps.db, async (trx) => {
    const trade = await lockOrderToJudge(trx, { investorId, tradeId: request.tradeId });
    refuseUnlessEditable(trade);
    const kyc = await requireStepsBeforeSigning(trx, deps, trade);
    await judgeAgain(trx, deps, trade, {
      occasion: 'ceremony',
      by: `investor:${investorId}`,
      isObserved: await isObserving(trx, deps),
    });
    await requireExemption(trx, trade);
    await requireRepresentative(trx, deps, { ...trade, kycId: kyc.id });
    const { live, languages, isAtProvider } = await findOrderCeremony(
      trx,
      deps,
      trade,
      kyc,
      request.language,
    );
    const envelopeId = live?.id ?? deps.newId();
    if (live === null) {
      await beginOrderCeremony(trx, deps, trade, kyc, {
        id: envelopeId,
        languages,
        returnUrl,
        isAtProvider,
      });
    } else {
      await updateEnvelope(trx, live, { returnUrl });
    }
    const part = { investorId, envelopeId, role: 'investor' } as const;
    const token = isAtProvider ? null : await giveOwnLink(trx, deps, part, request);
    if (isAtProvider && trade.investorSignedAt === null) {
      // They sign where the portal asks nothing, so it asks before.
      await proveBeforeProvider(trx, deps, part, request.sessionTokenHash);
    }
    if (token !== null && request.hasConsented) {
      await consentAsInvestor(trx, deps, part, request.origin);
    }
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: `investor:${investorId}`,
      action: live === null ? 'signing.prepared' : 'signing.resumed',
      target: `trade:${trade.id}`,
      investorId,
      detail: { envelopeId },
    });
    return { envelopeId, token };
  });
  return signingLink(deps, investorId, opened);
}

async function requireStepsBeforeSigning(
  trx: Db,
  deps: Pick<Deps, 'secrets'>,
  trade: TradeRecord,
): Promise<KycToSign> {
  const kyc = await findSubmittedKyc(trx, trade.investorId);
  if (kyc === undefined) {
    throw new AppError('KYC_INCOMPLETE');
  }
  const scheduleA = await openScheduleA(deps.secrets, trade);
  // Details of before 1.2.0 do not say what the money is for and for whom the order is made.
  const isSaid = scheduleA?.intendedUse !== undefined || trade.investorSignedAt !== null;
  if (!trade.holdsUnits || scheduleA === null || !isSaid || trade.paymentCompletedAt === null) {
    throw new AppError('STEP_NOT_REACHED');
  }
  const awaited = trade.investorSignedAt === null ? await purchaserAwaited(trx, trade) : null;
  if (awaited !== null) {
    throw new AppError(awaited);
  }
  await requireMemorandum(trx, trade);
  return kyc;
}

/** Consent was given on the page before, so the portal's own ceremony opens at its first document. */
async function consentAsInvestor(
  trx: Db,
  deps: Deps,
  { investorId, envelopeId }: Pick<Signer, 'investorId' | 'envelopeId'>,
  origin: Origin,
): Promise<void> {
  const signers = await listSigners(trx, deps.secrets, { investorId, id: envelopeId });
  for (const signer of signers.filter(({ role }) => role === 'investor')) {
    await recordConsent(trx, deps, signer, origin);
  }
}

type NewCeremony = Pick<Envelope, 'id' | 'returnUrl' | 'isAtProvider'> & { languages: readonly Language[] };

/** Starts a new ceremony for an order: retires the one under way and freezes the documents of this moment. */
async function beginOrderCeremony(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  kyc: KycToSign,
  { id, languages, returnUrl, isAtProvider }: NewCeremony,
): Promise<void> {
  const at = deps.clock.now();
  const { investorId } = trade;
  await supersedeEnvelopes(trx, investorId, trade.id);
  await askToReconcileOrder(trx, deps, trade);
  if (trade.kycId !== kyc.id) {
    // The profile was submitted again since the details were given: the order relies on what is signed now.
    await relyOnProfile(trx, trade, kyc.id, at);
  }
  const again = await comparePapers(trx, deps, trade, kyc, languages);
  const { frozen, signer } = await prepareCeremony(trx, deps, trade, kyc, {
    languages,
    preparedAt: at,
    again,
  });
  const language = languages[0] ?? 'en';
  const envelope = {
    investorId,
    id,
    tradeId: trade.id,
    kycId: kyc.id,
    language,
    returnUrl,
    frozen,
    createdAt: at,
    isAtProvider,
  };
  const decidedThrough = await findDecidedThrough(trx, trade.id);
  const formNames = await formNamesOf(trx, trade);
  await insertEnvelope(trx, deps.secrets, envelope, { decidedThrough, formNames });
  const part = { investorId, envelopeId: id };
  await keepPapers(
    trx,
    part,
    (again?.kept ?? []).map((paper) => paper.id),
  );
  await insertSigner(trx, deps.secrets, { ...part, role: 'investor', position: 1, person: signer, language });
  await insertJointSigner(trx, deps, trade, part);
}

/** The joint investor signs with their own account, by the profile of this moment. */
async function insertJointSigner(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  part: Pick<Signer, 'investorId' | 'envelopeId'>,
): Promise<void> {
  const joint = await findJointSigner(trx, deps, trade);
  if (joint === null) {
    return;
  }
  const { name, email, language, account } = joint;
  const person = {
    name,
    email,
    initials: initialsOf(name),
    ...(account === null ? {} : { accountId: account.id, isInQuebec: account.province === 'CAN-QC' }),
  };
  if (account !== null) {
    await relyOnProfileOfSecond(trx, trade, account.kycId);
  }
  await insertSigner(trx, deps.secrets, { ...part, role: 'joint', position: 2, person, language });
}
