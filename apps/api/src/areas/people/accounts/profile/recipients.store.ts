import type { Language } from '@portal/domain/ground/people/languages';
import type { Db } from '../../../../platform/db/tables.ts';

/**
 * Who a message goes to. The name is null while nobody has shown that the address is theirs: what somebody typed for another's
 * address must not reach it in a letter of ours.
 */
export type Recipient = { email: string; confirmedName: string | null; language: Language };

/** Undefined when the account is gone. */
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
