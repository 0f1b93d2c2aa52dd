import type { SigningProof } from '@portal/domain/agreement/signing/signing.wire';
import { isProofFresh, provedUntil } from '@portal/domain/agreement/signing/signing-proof';
import type { Db } from '../../../../platform/db/tables.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findInvestor } from '../../../people/accounts/find-account.ts';
import { askedFor, findProof, type Proof } from '../../../people/accounts/prove-again.ts';
import { accountOf, type Signer } from './signer.ts';

/** An account, and the session in which its person is about to sign; null where nobody knows it. */
export type SigningSession = { investorId: string; sessionId: string | null };

/** With which account and in which session somebody signs; null for a joint investor of a ceremony of before, who has their mailed link alone. */
export function sessionOfSigner(
  signer: Pick<Signer, 'role' | 'investorId' | 'person' | 'sessionId'>,
): SigningSession | null {
  const investorId = accountOf(signer);
  return investorId === null ? null : { investorId, sessionId: signer.sessionId };
}

/**
 * The proof on which a signature may rest. Throws EMAIL_NOT_VERIFIED before the address of the account is verified, and SIGNER_NOT_PROVED
 * where the person did not prove who they are in the last SIGNING_PROOF_MINUTES, or the session in which they did has ended.
 */
export async function requireProof(db: Db, session: SigningSession, at: Date): Promise<Proof> {
  if (!(await isAddressVerified(db, session))) {
    throw new AppError('EMAIL_NOT_VERIFIED');
  }
  const proof = await lastProof(db, session, at);
  if (proof === null || !isProofFresh(proof.at, at)) {
    throw new AppError('SIGNER_NOT_PROVED');
  }
  return proof;
}

/** What of that the person still has to do, for their page. */
export async function showProof(db: Db, session: SigningSession, at: Date): Promise<SigningProof> {
  const proof = await lastProof(db, session, at);
  return {
    isAddressVerified: await isAddressVerified(db, session),
    provedUntil: proof !== null && isProofFresh(proof.at, at) ? provedUntil(proof.at).toISOString() : null,
    asksFor: await askedFor(db, session.investorId),
  };
}

async function lastProof(db: Db, { investorId, sessionId }: SigningSession, at: Date): Promise<Proof | null> {
  return sessionId === null ? null : findProof(db, { investorId, sessionId }, at);
}

async function isAddressVerified(db: Db, { investorId }: SigningSession): Promise<boolean> {
  const investor = await findInvestor(db, investorId);
  return investor !== undefined && investor.emailVerifiedAt !== null;
}
