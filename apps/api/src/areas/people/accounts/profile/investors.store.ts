import type { Language } from '@portal/domain/ground/people/languages';
import type { OnboardingAnswers, Referral } from '@portal/domain/people/account/user.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import { databaseErrorCode } from '../../../../platform/db/transact.ts';

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
