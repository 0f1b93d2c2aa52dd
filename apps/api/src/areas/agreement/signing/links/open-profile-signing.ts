import type { SigningLink } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { readReturnUrl } from '../../../../platform/http/read-return-url.ts';
import { findInvestorParticulars } from '../../../client/kyc/submitted/find-investor-particulars.ts';
import { lockSubmittedVersion } from '../../../client/kyc/submitted/find-submitted-kyc.ts';
import type { Envelope } from '../ceremony/envelope.ts';
import { insertEnvelope, lockProfileEnvelope, updateEnvelope } from '../ceremony/envelopes.store.ts';
import { type Asking, giveOwnLink } from '../ceremony/give-own-link.ts';
import { insertSigner } from '../ceremony/signers.store.ts';
import { supersedeProfileEnvelopes } from '../ceremony/supersede-envelopes.store.ts';
import { canProviderShow } from '../provider/can-provider-show.ts';
import { proveBeforeProvider } from '../provider/prove-before-provider.ts';
import { type KycToSign, languagesOf, prepareProfileCeremony } from './prepare-ceremony.ts';
import { signingLink } from './signing-link.ts';

export type ProfileSigningRequest = { kycId: string; returnUrl: string; language: Language } & Asking;

/**
 * Gives the investor a link to confirm a submitted profile on its own, outside an order: to the ceremony under way, or a new one.
 * Earlier links become invalid. Throws NOT_FOUND for a version that is not theirs or not submitted, RETURN_URL_FOREIGN, or
 * STATE_REFUSES for one that is already signed; before a signing provider what `requireProof` throws.
 */
export async function openProfileSigning(
  deps: Deps,
  investorId: string,
  request: ProfileSigningRequest,
): Promise<SigningLink> {
  const returnUrl = readReturnUrl(request.returnUrl, deps.config.publicUrl);
  const opened = await transact(deps.db, async (trx) => {
    // Locked, so that two requests at once find the same ceremony.
    const kyc = await lockSubmittedVersion(trx, investorId, request.kycId);
    if (kyc === undefined) {
      throw new AppError('NOT_FOUND');
    }
    if (kyc.signedAt !== null) {
      throw new AppError('STATE_REFUSES', { currentState: 'signed' });
    }
    const ceremony = await profileCeremony(trx, deps, investorId, kyc.id, request.language);
    const live = await lockLive(trx, deps, investorId, kyc.id, ceremony);
    if (live !== undefined) {
      await updateEnvelope(trx, live, { returnUrl });
    }
    const envelopeId =
      live?.id ?? (await startProfileCeremony(trx, deps, investorId, kyc, ceremony, returnUrl));
    const part = { investorId, envelopeId, role: 'investor' } as const;
    const token = ceremony.isAtProvider ? null : await giveOwnLink(trx, deps, part, request);
    if (ceremony.isAtProvider) {
      await proveBeforeProvider(trx, deps, part, request.sessionTokenHash);
    }
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: `investor:${investorId}`,
      action: live === undefined ? 'signing.prepared' : 'signing.resumed',
      target: `kyc:${kyc.id}`,
      investorId,
      detail: { envelopeId },
    });
    return { envelopeId, token };
  });
  return signingLink(deps, investorId, opened);
}

type ProfileCeremony = { languages: readonly Language[]; isAtProvider: boolean };

/** In which languages a profile is confirmed now, and where. */
async function profileCeremony(
  trx: Db,
  deps: Deps,
  investorId: string,
  kycId: string,
  language: Language,
): Promise<ProfileCeremony> {
  const { province } = await findInvestorParticulars(trx, deps.secrets, investorId, kycId, language);
  const languages = languagesOf([province], language);
  const canShow = canProviderShow({ languages, purchasers: 1, forms: [] });
  return { languages, isAtProvider: deps.signingProvider !== null && canShow };
}

/** The ceremony under way. One that is held elsewhere than ceremonies are held now is retired, so that a new one starts. */
async function lockLive(
  trx: Db,
  deps: Deps,
  investorId: string,
  kycId: string,
  { isAtProvider }: ProfileCeremony,
): Promise<Envelope | undefined> {
  const live = await lockProfileEnvelope(trx, deps.secrets, investorId, kycId);
  if (live === undefined || live.isAtProvider === isAtProvider) {
    return live;
  }
  await supersedeProfileEnvelopes(trx, { investorId, kycId, id: null });
  return undefined;
}

async function startProfileCeremony(
  trx: Db,
  deps: Deps,
  investorId: string,
  kyc: KycToSign,
  { languages, isAtProvider }: ProfileCeremony,
  returnUrl: string,
): Promise<string> {
  const { frozen, signer } = await prepareProfileCeremony(trx, deps, investorId, kyc, languages);
  const id = deps.newId();
  const language = languages[0] ?? 'en';
  await insertEnvelope(
    trx,
    deps.secrets,
    {
      investorId,
      id,
      tradeId: null,
      kycId: kyc.id,
      language,
      returnUrl,
      frozen,
      createdAt: deps.clock.now(),
      isAtProvider,
    },
    { decidedThrough: null, formNames: null },
  );
  await insertSigner(trx, deps.secrets, {
    investorId,
    envelopeId: id,
    role: 'investor',
    position: 1,
    person: signer,
    language,
  });
  return id;
}
