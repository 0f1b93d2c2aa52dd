import type { SignatureInput } from '@portal/domain/wire/signing';
import type { Language } from '@portal/domain/wire/user';
import type { Db } from '../db/tables.ts';
import type { Envelope } from './envelope.ts';

const COLUMNS = [
  'investor_id as investorId',
  'id',
  'trade_id as tradeId',
  'kyc_id as kycId',
  'token_hash as tokenHash',
  'language',
  'status',
  'return_url as returnUrl',
  'documents as frozen',
  'signature',
  'consented_at as consentedAt',
  'signed_at as signedAt',
  'sealed_at as sealedAt',
  'expires_at as expiresAt',
  'created_at as createdAt',
] as const;

/** Only ceremonies of orders are read here; each of them names its order. */
function ordersEnvelopes(db: Db) {
  return db
    .selectFrom('signing_envelopes')
    .select(COLUMNS)
    .$narrowType<{ tradeId: string }>()
    .where('trade_id', 'is not', null);
}

/** The ceremony behind a link. The token is the credential: this is the one read without an investor. */
export async function findEnvelopeByToken(db: Db, tokenHash: string): Promise<Envelope | undefined> {
  return ordersEnvelopes(db).where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** The ceremony that counts for an order: open or completed. Lock the order before. */
export async function findLiveEnvelope(
  trx: Db,
  investorId: string,
  tradeId: string,
): Promise<Envelope | undefined> {
  return ordersEnvelopes(trx)
    .where('investor_id', '=', investorId)
    .where('trade_id', '=', tradeId)
    .where('status', 'in', ['open', 'completed'])
    .executeTakeFirst();
}

export async function findEnvelope(db: Db, investorId: string, id: string): Promise<Envelope | undefined> {
  return ordersEnvelopes(db).where('investor_id', '=', investorId).where('id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends. Lock the order before. */
export async function lockEnvelope(trx: Db, investorId: string, id: string): Promise<Envelope | undefined> {
  return ordersEnvelopes(trx)
    .where('investor_id', '=', investorId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertEnvelope(
  trx: Db,
  envelope: Omit<Envelope, 'status' | 'signature' | 'consentedAt' | 'signedAt' | 'sealedAt'>,
): Promise<void> {
  await trx
    .insertInto('signing_envelopes')
    .values({
      investor_id: envelope.investorId,
      id: envelope.id,
      trade_id: envelope.tradeId,
      kyc_id: envelope.kycId,
      token_hash: envelope.tokenHash,
      language: envelope.language,
      status: 'open',
      return_url: envelope.returnUrl,
      documents: JSON.stringify(envelope.frozen),
      signature: null,
      consented_at: null,
      signed_at: null,
      sealed_at: null,
      expires_at: envelope.expiresAt,
      created_at: envelope.createdAt,
    })
    .execute();
}

export type EnvelopeChange = Partial<{
  tokenHash: string;
  returnUrl: string;
  expiresAt: Date;
  language: Language;
  status: 'completed' | 'declined';
  signature: SignatureInput;
  consentedAt: Date;
  signedAt: Date;
  sealedAt: Date;
}>;

export async function updateEnvelope(
  trx: Db,
  { investorId, id }: Pick<Envelope, 'investorId' | 'id'>,
  change: EnvelopeChange,
): Promise<void> {
  const { tokenHash, returnUrl, expiresAt, language, status, signature, consentedAt, signedAt, sealedAt } =
    change;
  await trx
    .updateTable('signing_envelopes')
    .set({
      ...(tokenHash === undefined ? {} : { token_hash: tokenHash }),
      ...(returnUrl === undefined ? {} : { return_url: returnUrl }),
      ...(expiresAt === undefined ? {} : { expires_at: expiresAt }),
      ...(language === undefined ? {} : { language }),
      ...(status === undefined ? {} : { status }),
      ...(signature === undefined ? {} : { signature: JSON.stringify(signature) }),
      ...(consentedAt === undefined ? {} : { consented_at: consentedAt }),
      ...(signedAt === undefined ? {} : { signed_at: signedAt }),
      ...(sealedAt === undefined ? {} : { sealed_at: sealedAt }),
    })
    .where('investor_id', '=', investorId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Ceremonies that were signed before the instant and whose files are not sealed yet, oldest first. */
export async function findUnsealedEnvelopes(
  db: Db,
  signedBefore: Date,
  limit: number,
): Promise<{ investorId: string; envelopeId: string }[]> {
  return db
    .selectFrom('signing_envelopes')
    .select(['investor_id as investorId', 'id as envelopeId'])
    .where('signed_at', '<', signedBefore)
    .where('sealed_at', 'is', null)
    .orderBy('signed_at')
    .limit(limit)
    .execute();
}
