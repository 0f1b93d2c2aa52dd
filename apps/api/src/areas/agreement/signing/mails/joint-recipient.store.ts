import type { SigningPerson } from '@portal/domain/agreement/signing/signing.wire';
import { openJson } from '../../../../platform/crypto/seal-json.ts';
import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Recipient } from '../../../../platform/mail/mail-kind.ts';
import { personContext } from '../ceremony/envelope.ts';

/**
 * A ceremony's joint investor, who has no account; the address is the one in the documents. Somebody else typed it and the name,
 * so the greeting leaves the name out.
 */
export async function findJointRecipient(
  db: Db,
  box: SecretBox,
  investorId: string,
  envelopeId: string,
): Promise<Recipient | undefined> {
  const signer = await db
    .selectFrom('signing_signers')
    .select(['sealed_person as sealed', 'language'])
    .where('investor_id', '=', investorId)
    .where('envelope_id', '=', envelopeId)
    .where('role', '=', 'joint')
    .executeTakeFirst();
  if (signer === undefined) {
    return undefined;
  }
  const { sealed, language } = signer;
  const { email } = await openJson<SigningPerson>(box, sealed, personContext(envelopeId, 'joint'));
  return { email, confirmedName: null, language };
}

/** The title of a signed document; null for any other file. */
export async function findSignedTitle(db: Db, investorId: string, fileId: string): Promise<string | null> {
  const row = await db
    .selectFrom('signed_documents')
    .select('title')
    .where('investor_id', '=', investorId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row?.title ?? null;
}

/** A sealed document as messages name it. */
export type SealedPaper = { fileId: string; title: string };

/** The sealed documents of an order's current ceremony that are the investor's, by title: not the prescribed forms of another purchaser. */
export async function listPapersOfOrder(db: Db, investorId: string, tradeId: string): Promise<SealedPaper[]> {
  return db
    .selectFrom('signed_documents as signed')
    .innerJoin('signing_envelopes as ceremony', 'ceremony.id', 'signed.envelope_id')
    .select(['signed.file_id as fileId', 'signed.title'])
    .where('signed.investor_id', '=', investorId)
    .where('signed.trade_id', '=', tradeId)
    .where((eb) => eb.or([eb('signed.signed_for', 'is', null), eb('signed.signed_for', '=', 'investor')]))
    .where('ceremony.status', '=', 'completed')
    .orderBy('signed.title')
    .execute();
}

/** The documents of a ceremony that a joint investor signed; the profile is the investor's alone. */
export async function listPapersOfJoint(
  db: Db,
  investorId: string,
  envelopeId: string,
): Promise<SealedPaper[]> {
  return db
    .selectFrom('signed_documents')
    .select(['file_id as fileId', 'title'])
    .where('investor_id', '=', investorId)
    .where('envelope_id', '=', envelopeId)
    .where((eb) =>
      eb.or([
        eb('kind', 'in', ['subscription-agreement', 'risk-acknowledgement']),
        eb('signed_for', '=', 'joint'),
      ]),
    )
    .orderBy('title')
    .execute();
}
