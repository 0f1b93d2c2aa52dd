import type { SigningPerson } from '@portal/domain/wire/signing';
import { openJson } from '../../platform/crypto/sealed-json.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Recipient } from '../accounts/profile/find-recipient.ts';
import { personContext } from './ceremony/sealed-ceremony.ts';

/**
 * The joint investor of a ceremony, who has no account; their address is the one that stands in the documents. Another person
 * typed it and the name beside it, so they are greeted without.
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

/** What a signed document is called; null for a file that is none. */
export async function findSignedTitle(db: Db, investorId: string, fileId: string): Promise<string | null> {
  const row = await db
    .selectFrom('signed_documents')
    .select('title')
    .where('investor_id', '=', investorId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row?.title ?? null;
}
