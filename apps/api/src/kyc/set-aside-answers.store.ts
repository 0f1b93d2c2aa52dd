import type { Db } from '../db/tables.ts';

export type SealedSetAside = {
  id: string;
  kycId: string;
  path: string;
  sealed: Buffer;
  answeredAt: Date;
};

/** So many of an investor's answers that a newer one took the place of are kept, the newest. */
export const SET_ASIDE_MAX = 200;

/** Keeps answers that do not stand, and lets go of the oldest beyond the limit. Call it behind the profile's lock. */
export async function keepSetAside(
  trx: Db,
  investorId: string,
  answers: readonly SealedSetAside[],
  at: Date,
): Promise<void> {
  if (answers.length === 0) {
    return;
  }
  const rows = answers.map(({ id, kycId, path, sealed, answeredAt }) => ({
    investor_id: investorId,
    id,
    kyc_id: kycId,
    path,
    sealed,
    answered_at: answeredAt,
    set_aside_at: at,
  }));
  await trx.insertInto('kyc_set_aside_answers').values(rows).execute();
  const beyond = trx
    .selectFrom('kyc_set_aside_answers')
    .select('id')
    .where('investor_id', '=', investorId)
    .orderBy('set_aside_at', 'desc')
    .orderBy('answered_at', 'desc')
    .offset(SET_ASIDE_MAX);
  await trx
    .deleteFrom('kyc_set_aside_answers')
    .where('investor_id', '=', investorId)
    .where('id', 'in', beyond)
    .execute();
}
