import type { Language } from '@portal/domain/ground/people/languages';
import { openJson, sealJson } from '../../../../platform/crypto/seal-json.ts';
import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';
import { isBehind, placeOf } from '../../../../platform/db/place.sql.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { documentsContext, type Envelope } from './envelope.ts';

function envelopes(db: Db) {
  return db
    .selectFrom('signing_envelopes')
    .select([
      'investor_id as investorId',
      'id',
      'trade_id as tradeId',
      'kyc_id as kycId',
      'language',
      'status',
      'return_url as returnUrl',
      'sealed_documents as sealed',
      'signed_at as signedAt',
      'seal_due_at as sealDueAt',
      'sealed_at as sealedAt',
      'created_at as createdAt',
      'is_at_provider as isAtProvider',
      'provider_reference as providerReference',
    ]);
}

type Row = Omit<Envelope, 'frozen'> & { sealed: Buffer };

async function opened(box: SecretBox, row: Row | undefined): Promise<Envelope | undefined> {
  if (row === undefined) {
    return undefined;
  }
  const { sealed, ...envelope } = row;
  return { ...envelope, frozen: await openJson(box, sealed, documentsContext(row.id)) };
}

/** The ceremony that counts for an order: open or completed. Lock the order first. */
export async function findLiveEnvelope(
  trx: Db,
  box: SecretBox,
  investorId: string,
  tradeId: string,
): Promise<Envelope | undefined> {
  const row = await envelopes(trx)
    .where('investor_id', '=', investorId)
    .where('trade_id', '=', tradeId)
    .where('status', 'in', ['open', 'completed'])
    .executeTakeFirst();
  return opened(box, row);
}

/** The ceremony that confirms a profile on its own, open or completed; locked until the transaction ends. */
export async function lockProfileEnvelope(
  trx: Db,
  box: SecretBox,
  investorId: string,
  kycId: string,
): Promise<Envelope | undefined> {
  const row = await envelopes(trx)
    .where('investor_id', '=', investorId)
    .where('kyc_id', '=', kycId)
    .where('trade_id', 'is', null)
    .where('status', 'in', ['open', 'completed'])
    .forUpdate()
    .executeTakeFirst();
  return opened(box, row);
}

export async function findEnvelope(
  db: Db,
  box: SecretBox,
  investorId: string,
  id: string,
): Promise<Envelope | undefined> {
  const row = await envelopes(db)
    .where('investor_id', '=', investorId)
    .where('id', '=', id)
    .executeTakeFirst();
  return opened(box, row);
}

/** The same, locked until the transaction ends. If it has an order, lock that first. */
export async function lockEnvelope(
  trx: Db,
  box: SecretBox,
  investorId: string,
  id: string,
): Promise<Envelope | undefined> {
  const row = await envelopes(trx)
    .where('investor_id', '=', investorId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return opened(box, row);
}

/** By which decision of its order the papers are written, and which of them are prescribed forms; null for a profile on its own. */
type WrittenBy = { decidedThrough: bigint | null; formNames: readonly string[] | null };

export async function insertEnvelope(
  trx: Db,
  box: SecretBox,
  envelope: Omit<Envelope, 'status' | 'signedAt' | 'sealDueAt' | 'sealedAt' | 'providerReference'>,
  { decidedThrough, formNames }: WrittenBy,
): Promise<void> {
  await trx
    .insertInto('signing_envelopes')
    .values({
      investor_id: envelope.investorId,
      id: envelope.id,
      trade_id: envelope.tradeId,
      kyc_id: envelope.kycId,
      language: envelope.language,
      status: 'open',
      return_url: envelope.returnUrl,
      sealed_documents: sealJson(box, envelope.frozen, documentsContext(envelope.id)),
      signed_at: null,
      seal_due_at: null,
      sealed_at: null,
      created_at: envelope.createdAt,
      is_at_provider: envelope.isAtProvider,
      provider_reference: null,
      provider_checked_at: null,
      provider_ended_at: null,
      decided_through: decidedThrough,
      form_names: formNames === null ? null : [...formNames],
    })
    .execute();
}

export type EnvelopeChange = Partial<{
  returnUrl: string;
  language: Language;
  status: 'completed' | 'declined' | 'expired';
  signedAt: Date;
  sealDueAt: Date | null;
  sealedAt: Date;
}>;

/** Changes the named facts only. */
export async function updateEnvelope(
  trx: Db,
  { investorId, id }: Pick<Envelope, 'investorId' | 'id'>,
  change: EnvelopeChange,
): Promise<void> {
  const { returnUrl, language, status, signedAt, sealDueAt, sealedAt } = change;
  if (Object.keys(change).length === 0) {
    return;
  }
  await trx
    .updateTable('signing_envelopes')
    .set({
      ...(returnUrl === undefined ? {} : { return_url: returnUrl }),
      ...(language === undefined ? {} : { language }),
      ...(status === undefined ? {} : { status }),
      ...(signedAt === undefined ? {} : { signed_at: signedAt }),
      ...(sealDueAt === undefined ? {} : { seal_due_at: sealDueAt }),
      ...(sealedAt === undefined ? {} : { sealed_at: sealedAt }),
    })
    .where('investor_id', '=', investorId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Ceremonies whose documents have waited for their seal since before the instant, the longest waiting first. */
export async function findUnsealedEnvelopes(
  db: Db,
  dueBefore: Date,
  limit: number,
  place = '',
): Promise<
  { investorId: string; envelopeId: string; tradeId: string | null; sealDueAt: Date; place: string }[]
> {
  return db
    .selectFrom('signing_envelopes')
    .select([
      'investor_id as investorId',
      'id as envelopeId',
      'trade_id as tradeId',
      'seal_due_at as sealDueAt',
      placeOf('seal_due_at', 'id').as('place'),
    ])
    .$narrowType<{ sealDueAt: Date }>()
    .where('seal_due_at', '<', dueBefore)
    .where(isBehind('seal_due_at', 'id', place))
    .orderBy('seal_due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Sealed ceremonies that still have the words of their documents, after this one. */
export async function listWithSource(
  db: Db,
  after: string,
  limit: number,
): Promise<{ investorId: string; id: string }[]> {
  return db
    .selectFrom('signing_envelopes')
    .select(['investor_id as investorId', 'id'])
    .where('sealed_at', 'is not', null)
    .where('source_removed_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Keeps what is left of a ceremony's documents in place of all their words. Lock it first. */
export async function replaceSource(
  trx: Db,
  box: SecretBox,
  { investorId, id, frozen }: Pick<Envelope, 'investorId' | 'id' | 'frozen'>,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('signing_envelopes')
    .set({ sealed_documents: sealJson(box, frozen, documentsContext(id)), source_removed_at: at })
    .where('investor_id', '=', investorId)
    .where('id', '=', id)
    .execute();
}
