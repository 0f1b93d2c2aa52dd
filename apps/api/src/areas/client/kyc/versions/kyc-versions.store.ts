import type { Db } from '../../../../platform/db/tables.ts';
import type { AnswerTimes } from './answer-times.ts';

/** A version as stored; `openAnswers` decrypts it. */
export type KycVersion = {
  id: string;
  version: number;
  state: 'draft' | 'submitted';
  /** The whole profile, sealed. */
  answers: Buffer;
  times: AnswerTimes;
  submittedAt: Date | null;
  signedAt: Date | null;
};

const COLUMNS = [
  'id',
  'version',
  'state',
  'answers',
  'answer_times as times',
  'submitted_at as submittedAt',
  'signed_at as signedAt',
] as const;

/** What a save writes. */
export type KycAnswers = Pick<KycVersion, 'times'> & { answers: Buffer; province: string | null };

/**
 * Lets one writer at a time change an investor's profile. It locks the account, because before the first save there is
 * no version to lock. Call it before reading what is to change. False if the account is gone.
 */
export async function lockProfile(trx: Db, investorId: string): Promise<boolean> {
  const locked = await trx
    .selectFrom('investors')
    .select('id')
    .where('id', '=', investorId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return locked !== undefined;
}

/** The newest version: the draft if there is one, else the version submitted last. Undefined before the first save. */
export async function findNewestVersion(db: Db, investorId: string): Promise<KycVersion | undefined> {
  return db
    .selectFrom('kyc_versions')
    .select(COLUMNS)
    .where('investor_id', '=', investorId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** One submitted version, the newest or an older one. */
export async function findSubmittedVersion(
  db: Db,
  investorId: string,
  kycId: string,
): Promise<KycVersion | undefined> {
  return db
    .selectFrom('kyc_versions')
    .select(COLUMNS)
    .where('investor_id', '=', investorId)
    .where('id', '=', kycId)
    .where('state', '=', 'submitted')
    .executeTakeFirst();
}

/** The version that the investor submitted last; undefined before the first. */
export async function findLastSubmitted(db: Db, investorId: string): Promise<KycVersion | undefined> {
  return db
    .selectFrom('kyc_versions')
    .select(COLUMNS)
    .where('investor_id', '=', investorId)
    .where('state', '=', 'submitted')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Every version that the investor submitted. */
export async function listSubmittedVersions(db: Db, investorId: string): Promise<KycVersion[]> {
  return db
    .selectFrom('kyc_versions')
    .select(COLUMNS)
    .where('investor_id', '=', investorId)
    .where('state', '=', 'submitted')
    .execute();
}

/** The investor's province according to a submitted version; null if it has none, or there is no such version. */
export async function findProvince(db: Db, investorId: string, kycId: string): Promise<string | null> {
  const row = await db
    .selectFrom('kyc_versions')
    .select('province')
    .where('investor_id', '=', investorId)
    .where('id', '=', kycId)
    .where('state', '=', 'submitted')
    .executeTakeFirst();
  return row?.province ?? null;
}

export async function insertDraft(
  trx: Db,
  investorId: string,
  draft: KycAnswers & { id: string; version: number },
  at: Date,
): Promise<void> {
  await trx
    .insertInto('kyc_versions')
    .values({
      investor_id: investorId,
      id: draft.id,
      version: draft.version,
      state: 'draft',
      answers: draft.answers,
      province: draft.province,
      answer_times: JSON.stringify(draft.times),
      submitted_at: null,
      signed_at: null,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

/** Changes the draft; a submitted version is frozen and never matches. */
export async function updateDraft(
  trx: Db,
  investorId: string,
  kycId: string,
  answers: KycAnswers,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('kyc_versions')
    .set({
      answers: answers.answers,
      province: answers.province,
      answer_times: JSON.stringify(answers.times),
      updated_at: at,
    })
    .where('investor_id', '=', investorId)
    .where('id', '=', kycId)
    .where('state', '=', 'draft')
    .execute();
}

/** Freezes the draft. */
export async function setSubmitted(trx: Db, investorId: string, kycId: string, at: Date): Promise<void> {
  await trx
    .updateTable('kyc_versions')
    .set({ state: 'submitted', submitted_at: at, updated_at: at })
    .where('investor_id', '=', investorId)
    .where('id', '=', kycId)
    .where('state', '=', 'draft')
    .execute();
}

/** Records when a submitted version was signed; false if it was signed before, and that time stays. */
export async function setSigned(trx: Db, investorId: string, kycId: string, at: Date): Promise<boolean> {
  const signed = await trx
    .updateTable('kyc_versions')
    .set({ signed_at: at })
    .where('investor_id', '=', investorId)
    .where('id', '=', kycId)
    .where('state', '=', 'submitted')
    .where('signed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return signed !== undefined;
}

/** One version in any state. */
export async function findVersion(
  db: Db,
  investorId: string,
  kycId: string,
): Promise<KycVersion | undefined> {
  return db
    .selectFrom('kyc_versions')
    .select(COLUMNS)
    .where('investor_id', '=', investorId)
    .where('id', '=', kycId)
    .executeTakeFirst();
}

/** More than anybody reads in one go. */
const VERSIONS_LISTED_MAX = 50;

/** The versions there are, drafts included, newest first and without their answers. */
export async function listVersions(
  db: Db,
  investorId: string,
): Promise<Pick<KycVersion, 'id' | 'version' | 'state' | 'submittedAt' | 'signedAt'>[]> {
  return db
    .selectFrom('kyc_versions')
    .select(['id', 'version', 'state', 'submitted_at as submittedAt', 'signed_at as signedAt'])
    .where('investor_id', '=', investorId)
    .orderBy('version', 'desc')
    .limit(VERSIONS_LISTED_MAX)
    .execute();
}
