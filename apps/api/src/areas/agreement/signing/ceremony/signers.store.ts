import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { SignatureInput } from '@portal/domain/agreement/signing/signing.wire';
import { openJson, sealJson } from '../../../../platform/crypto/seal-json.ts';
import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Proof } from '../../../people/accounts/prove-again.ts';
import { type Envelope, personContext, signatureContext } from './envelope.ts';
import type { Signer, SignerPerson } from './signer.ts';

const COLUMNS = [
  'investor_id as investorId',
  'envelope_id as envelopeId',
  'role',
  'position',
  'sealed_person as sealedPerson',
  'language',
  'token_hash as tokenHash',
  'link_expires_at as linkExpiresAt',
  'link_sent_at as linkSentAt',
  'links_sent as linksSent',
  'reminders_sent as remindersSent',
  'consented_at as consentedAt',
  'session_id as sessionId',
  'proved_at as provedAt',
  'proved_by as provedBy',
  'sealed_signature as sealedSignature',
  'signed_at as signedAt',
  'declined_at as declinedAt',
  'copies_expire_at as copiesExpireAt',
] as const;

type Row = Omit<Signer, 'person' | 'signature'> & {
  sealedPerson: Buffer;
  sealedSignature: Buffer | null;
};

async function opened(box: SecretBox, row: Row): Promise<Signer> {
  const { sealedPerson, sealedSignature, ...signer } = row;
  const { envelopeId, role } = signer;
  const person = await openJson<SignerPerson>(box, sealedPerson, personContext(envelopeId, role));
  const signature: SignatureInput | null =
    sealedSignature === null
      ? null
      : await openJson(box, sealedSignature, signatureContext(envelopeId, role));
  return { ...signer, person, signature };
}

/** The signer behind a link. The token is the credential, so this reads without an investor. */
export async function findSignerByToken(
  db: Db,
  box: SecretBox,
  tokenHash: string,
): Promise<Signer | undefined> {
  const row = await db
    .selectFrom('signing_signers')
    .select(COLUMNS)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row && opened(box, row);
}

/** The signer behind a valid link to sealed copies. Here too the token is the credential. */
export async function findSignerByCopiesToken(
  db: Db,
  box: SecretBox,
  tokenHash: string,
  now: Date,
): Promise<Signer | undefined> {
  const row = await db
    .selectFrom('signing_signers')
    .select(COLUMNS)
    .where('copies_token_hash', '=', tokenHash)
    .where('copies_expire_at', '>', now)
    .executeTakeFirst();
  return row && opened(box, row);
}

/** A ceremony's signers in the order of signing. Lock the envelope before changing one. */
export async function listSigners(
  db: Db,
  box: SecretBox,
  { investorId, id }: Pick<Envelope, 'investorId' | 'id'>,
): Promise<Signer[]> {
  const rows = await db
    .selectFrom('signing_signers')
    .select(COLUMNS)
    .where('investor_id', '=', investorId)
    .where('envelope_id', '=', id)
    .orderBy('position')
    .execute();
  return Promise.all(rows.map((row) => opened(box, row)));
}

/** The ceremony that counts for an order and that its joint investor signed; null when there is none. */
export async function findEnvelopeSignedByJoint(
  db: Db,
  investorId: string,
  tradeId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('signing_signers')
    .innerJoin('signing_envelopes', (join) =>
      join
        .onRef('signing_envelopes.investor_id', '=', 'signing_signers.investor_id')
        .onRef('signing_envelopes.id', '=', 'signing_signers.envelope_id'),
    )
    .select('signing_signers.envelope_id as envelopeId')
    .where('signing_signers.investor_id', '=', investorId)
    .where('signing_envelopes.trade_id', '=', tradeId)
    .where('signing_envelopes.status', '=', 'completed')
    .where('signing_signers.role', '=', 'joint')
    .where('signing_signers.signed_at', 'is not', null)
    .orderBy('signing_signers.signed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.envelopeId ?? null;
}

export async function insertSigner(
  trx: Db,
  box: SecretBox,
  signer: Pick<Signer, 'investorId' | 'envelopeId' | 'role' | 'position' | 'person' | 'language'>,
): Promise<void> {
  await trx
    .insertInto('signing_signers')
    .values({
      investor_id: signer.investorId,
      envelope_id: signer.envelopeId,
      role: signer.role,
      position: signer.position,
      sealed_person: sealJson(box, signer.person, personContext(signer.envelopeId, signer.role)),
      language: signer.language,
      token_hash: null,
      link_expires_at: null,
      link_sent_at: null,
      links_sent: 0,
      reminders_sent: 0,
      consented_at: null,
      sealed_signature: null,
      signed_at: null,
      declined_at: null,
      copies_token_hash: null,
      copies_expire_at: null,
    })
    .execute();
}

/** Gives a signer a new link and invalidates the one before. The token is null where the signing provider sent its own link. */
export async function setLink(
  trx: Db,
  signer: SignerKey,
  link: {
    tokenHash: string | null;
    expiresAt: Date | null;
    sentAt: Date;
    isReminder: boolean;
    sessionId: string | null;
  },
): Promise<void> {
  await trx
    .updateTable('signing_signers')
    .set((eb) => ({
      token_hash: link.tokenHash,
      link_expires_at: link.expiresAt,
      link_sent_at: link.sentAt,
      session_id: link.sessionId,
      links_sent: eb('links_sent', '+', 1),
      ...(link.isReminder ? { reminders_sent: eb('reminders_sent', '+', 1) } : {}),
    }))
    .where('investor_id', '=', signer.investorId)
    .where('envelope_id', '=', signer.envelopeId)
    .where('role', '=', signer.role)
    .executeTakeFirstOrThrow();
}

type SignerKey = { investorId: string; envelopeId: string; role: SignerRole };

/** A signer's action and what it rests on, or the link to sealed copies that they got. */
export type SignerChange =
  | { consentedAt: Date }
  | { sessionId: string }
  | { proof: Proof }
  | { declinedAt: Date }
  | { sealedSignature: Buffer | null; signedAt: Date }
  | { copiesTokenHash: string; copiesExpireAt: Date };

export async function updateSigner(trx: Db, signer: SignerKey, change: SignerChange): Promise<void> {
  await trx
    .updateTable('signing_signers')
    .set(columnsOf(change))
    .where('investor_id', '=', signer.investorId)
    .where('envelope_id', '=', signer.envelopeId)
    .where('role', '=', signer.role)
    .executeTakeFirstOrThrow();
}

function columnsOf(change: SignerChange) {
  if ('consentedAt' in change) {
    return { consented_at: change.consentedAt };
  }
  if ('sessionId' in change) {
    return { session_id: change.sessionId };
  }
  if ('proof' in change) {
    return { proved_at: change.proof.at, proved_by: change.proof.by };
  }
  if ('declinedAt' in change) {
    return { declined_at: change.declinedAt };
  }
  if ('sealedSignature' in change) {
    return { sealed_signature: change.sealedSignature, signed_at: change.signedAt };
  }
  return { copies_token_hash: change.copiesTokenHash, copies_expire_at: change.copiesExpireAt };
}
