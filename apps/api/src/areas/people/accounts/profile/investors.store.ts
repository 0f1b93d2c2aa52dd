import type { Language } from '@portal/domain/ground/people/languages';
import type { OnboardingAnswers, Referral } from '@portal/domain/people/account/user.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import { isUniqueViolation } from '../../../../platform/db/transact.ts';
import type { Recipient } from '../../../../platform/mail/mail-kind.ts';
import { writingsOf } from '../../../../platform/mail/writings-of.ts';

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

/** Adds the investor; 'email-taken' if the address already has an account, in whichever writing. */
export async function insertInvestor(trx: Db, investor: NewInvestor): Promise<'added' | 'email-taken'> {
  if ((await findInvestorId(trx, investor.email)) !== undefined) {
    return 'email-taken';
  }
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
    if (isUniqueViolation(error)) {
      return 'email-taken';
    }
    throw error;
  }
}

export async function findInvestor(db: Db, investorId: string): Promise<Investor | undefined> {
  return db.selectFrom('investors').select(COLUMNS).where('id', '=', investorId).executeTakeFirst();
}

/** The account of an address, in either writing; undefined if there is none. */
export async function findInvestorId(db: Db, email: string): Promise<string | undefined> {
  const writings = writingsOf(email);
  const row = await db
    .selectFrom('investors')
    .select('id')
    .where('email', 'in', writings)
    .orderBy((each) => each('email', '=', writings[0]), 'desc')
    .executeTakeFirst();
  return row?.id;
}

/** Undefined if the account is gone. */
export async function findRecipient(db: Db, investorId: string): Promise<Recipient | undefined> {
  const investor = await db
    .selectFrom('investors')
    .select(['email', 'first_name as firstName', 'language', 'email_verified_at as verifiedAt'])
    .where('id', '=', investorId)
    .executeTakeFirst();
  if (investor === undefined) {
    return undefined;
  }
  const { email, language, firstName, verifiedAt } = investor;
  return { email, language, confirmedName: verifiedAt === null ? null : firstName };
}

/**
 * Share-locks the account until the transaction ends, so that a concurrent password change waits and then sees what
 * this one opened.
 */
export async function holdAccount(trx: Db, investorId: string): Promise<void> {
  await trx
    .selectFrom('investors')
    .select('id')
    .where('id', '=', investorId)
    .forShare()
    .executeTakeFirstOrThrow();
}

/** Lets one change of the account's e-mail or password in at a time; does nothing if there is no such account. */
export async function lockAccount(trx: Db, investorId: string): Promise<void> {
  await trx.selectFrom('investors').select('id').where('id', '=', investorId).forNoKeyUpdate().execute();
}
