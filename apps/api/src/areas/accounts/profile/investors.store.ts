import type { ProvinceCode } from '@portal/domain/people/provinces';
import type { Language, OnboardingAnswers, Referral } from '@portal/domain/wire/user';
import type { Db } from '../../../platform/db/tables.ts';
import { databaseErrorCode } from '../../../platform/db/transact.ts';

export type Investor = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  language: Language;
  province: string | null;
  dealerRepresentativeId: string | null;
  onboardedAt: Date | null;
  onboardingAnswers: OnboardingAnswers | null;
  emailVerifiedAt: Date | null;
  createdAt: Date;
};

const COLUMNS = [
  'id',
  'email',
  'first_name as firstName',
  'last_name as lastName',
  'phone',
  'language',
  'province',
  'dealer_representative_id as dealerRepresentativeId',
  'onboarded_at as onboardedAt',
  'onboarding_answers as onboardingAnswers',
  'email_verified_at as emailVerifiedAt',
  'created_at as createdAt',
] as const;

export type NewInvestor = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  passwordHash: string;
  language: Language;
  province: string | null;
  dealerRepresentativeId: string | null;
  referral: Referral | null;
  at: Date;
};

const UNIQUE_VIOLATION = '23505';

/** Adds the investor; answers 'email-taken' when the address has an account already. */
export async function insertInvestor(trx: Db, investor: NewInvestor): Promise<'added' | 'email-taken'> {
  try {
    await trx
      .insertInto('investors')
      .values({
        id: investor.id,
        email: investor.email,
        first_name: investor.firstName,
        last_name: investor.lastName,
        phone: investor.phone,
        password_hash: investor.passwordHash,
        language: investor.language,
        province: investor.province,
        dealer_representative_id: investor.dealerRepresentativeId,
        referral: investor.referral === null ? null : JSON.stringify(investor.referral),
        onboarded_at: null,
        onboarding_answers: null,
        terms_accepted_at: investor.at,
        created_at: investor.at,
      })
      .execute();
    return 'added';
  } catch (error) {
    if (databaseErrorCode(error) === UNIQUE_VIOLATION) {
      return 'email-taken';
    }
    throw error;
  }
}

export async function findInvestor(db: Db, investorId: string): Promise<Investor | undefined> {
  return db.selectFrom('investors').select(COLUMNS).where('id', '=', investorId).executeTakeFirst();
}

/** Whose account an address is; in lower case. Undefined where it is nobody's. */
export async function findInvestorId(db: Db, email: string): Promise<string | undefined> {
  const row = await db.selectFrom('investors').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id;
}

/** For login and password reset only; the e-mail is expected in lower case. A closed account has none. */
export async function findCredentials(
  db: Db,
  email: string,
): Promise<{ id: string; passwordHash: string; language: Language } | undefined> {
  return db
    .selectFrom('investors')
    .select(['id', 'password_hash as passwordHash', 'language'])
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

/**
 * True while the account still has this password hash; it cannot get another until the transaction ends, so that a
 * session opened in it does not outlive a reset that happens at the same time.
 */
export async function holdPasswordHash(trx: Db, investorId: string, passwordHash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('investors')
    .select('password_hash as passwordHash')
    .where('id', '=', investorId)
    .forShare()
    .executeTakeFirst();
  return row?.passwordHash === passwordHash;
}

export async function setPasswordHash(trx: Db, investorId: string, passwordHash: string): Promise<void> {
  await trx
    .updateTable('investors')
    .set({ password_hash: passwordHash })
    .where('id', '=', investorId)
    .execute();
}

export async function findPasswordHash(db: Db, investorId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('investors')
    .select('password_hash as passwordHash')
    .where('id', '=', investorId)
    .executeTakeFirst();
  return row?.passwordHash;
}

/** Sets the new hash in place of the old one; false when the account has another by now. */
export async function replacePasswordHash(
  trx: Db,
  investorId: string,
  oldHash: string,
  newHash: string,
): Promise<boolean> {
  const row = await trx
    .updateTable('investors')
    .set({ password_hash: newHash })
    .where('id', '=', investorId)
    .where('password_hash', '=', oldHash)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets what a person says about themselves. */
export async function setDetails(
  trx: Db,
  investorId: string,
  details: Pick<Investor, 'firstName' | 'lastName' | 'phone' | 'language' | 'province'>,
): Promise<void> {
  await trx
    .updateTable('investors')
    .set({
      first_name: details.firstName,
      last_name: details.lastName,
      phone: details.phone,
      language: details.language,
      province: details.province,
    })
    .where('id', '=', investorId)
    .execute();
}

/** Notes where a person lives from now on. */
export async function setProvince(trx: Db, investorId: string, province: ProvinceCode): Promise<void> {
  await trx.updateTable('investors').set({ province }).where('id', '=', investorId).execute();
}

/** Gives the investor to another representative, or to nobody; false where somebody else looks after them than `fromId` by now. */
export async function replaceRepresentative(
  trx: Db,
  investorId: string,
  { fromId, toId }: { fromId: string | null; toId: string | null },
): Promise<boolean> {
  const row = await trx
    .updateTable('investors')
    .set({ dealer_representative_id: toId })
    .where('id', '=', investorId)
    .where('dealer_representative_id', fromId === null ? 'is' : '=', fromId)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks the account as closed; false when it was already. */
export async function setClosed(trx: Db, investorId: string, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('investors')
    .set({ closed_at: at })
    .where('id', '=', investorId)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Accounts that their persons closed, the last one first. */
export async function listClosed(
  db: Db,
  rowsMax: number,
): Promise<{ id: string; email: string; closedAt: Date | null }[]> {
  return db
    .selectFrom('investors')
    .select(['id', 'email', 'closed_at as closedAt'])
    .where('closed_at', 'is not', null)
    .orderBy('closed_at', 'desc')
    .orderBy('id')
    .limit(rowsMax)
    .execute();
}

/** Keeps the account as it is until the transaction ends: a new password waits, and what this one opens is seen by it. */
export async function holdAccount(trx: Db, investorId: string): Promise<void> {
  await trx
    .selectFrom('investors')
    .select('id')
    .where('id', '=', investorId)
    .forShare()
    .executeTakeFirstOrThrow();
}

/** Lets one change of the account's e-mail or password in at a time; nothing happens for an account that is not there. */
export async function lockAccount(trx: Db, investorId: string): Promise<void> {
  await trx.selectFrom('investors').select('id').where('id', '=', investorId).forNoKeyUpdate().execute();
}

/** Records the questionnaire; the first completion's time is kept. */
export async function setOnboarded(
  trx: Db,
  investorId: string,
  answers: OnboardingAnswers | null,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('investors')
    .set((eb) => ({
      onboarded_at: eb.fn.coalesce('onboarded_at', eb.val(at)),
      ...(answers === null ? {} : { onboarding_answers: JSON.stringify(answers) }),
    }))
    .where('id', '=', investorId)
    .execute();
}
