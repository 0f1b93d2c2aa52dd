import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import type { OnboardingAnswers } from '@portal/domain/people/account/user.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Investor } from './investors.store.ts';

/** Sets a person's own details. */
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

/** Sets where a person lives. */
export async function setProvince(trx: Db, investorId: string, province: ProvinceCode): Promise<void> {
  await trx.updateTable('investors').set({ province }).where('id', '=', investorId).execute();
}

/** Assigns the investor to another representative, or to nobody; false if `fromId` no longer looks after them. */
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

/** Replaces what the person answered in the questionnaire. */
export async function setOnboardingAnswers(
  trx: Db,
  investorId: string,
  answers: OnboardingAnswers,
): Promise<void> {
  await trx
    .updateTable('investors')
    .set({ onboarding_answers: JSON.stringify(answers) })
    .where('id', '=', investorId)
    .execute();
}

/** Records that the questionnaire is done; false if it already was, which stays as it is. */
export async function setOnboarded(trx: Db, investorId: string, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('investors')
    .set({ onboarded_at: at })
    .where('id', '=', investorId)
    .where('onboarded_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks the account as closed; false if it already was. */
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

/** Accounts closed by their owners, most recent first. */
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
