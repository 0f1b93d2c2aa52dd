import type { Db } from '../../../../platform/db/tables.ts';

export type SealedSetAside = {
  id: string;
  kycId: string;
  path: string;
  sealed: Buffer;
  answeredAt: Date;
  /** It arrived after another device's newer answer, so the person is to decide. */
  cameLate: boolean;
};

/** A late answer waiting for the person's decision. */
export type UndecidedSetAside = Pick<SealedSetAside, 'id' | 'path' | 'sealed' | 'answeredAt'> & {
  setAsideAt: Date;
};

/** How many of an investor's set-aside answers are kept; the newest stay. */
export const SET_ASIDE_MAX = 200;

/** Stores answers that lost, and deletes the oldest beyond the limit. Call it while holding the profile's lock. */
export async function keepSetAside(
  trx: Db,
  investorId: string,
  answers: readonly SealedSetAside[],
  at: Date,
): Promise<void> {
  if (answers.length === 0) {
    return;
  }
  const rows = answers.map(({ id, kycId, path, sealed, answeredAt, cameLate }) => ({
    investor_id: investorId,
    id,
    kyc_id: kycId,
    path,
    sealed,
    answered_at: answeredAt,
    set_aside_at: at,
    came_late: cameLate,
    decided_at: null,
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

/** Late answers that nobody has decided about, newest first. */
export async function findUndecided(db: Db, investorId: string): Promise<UndecidedSetAside[]> {
  return db
    .selectFrom('kyc_set_aside_answers')
    .select(['id', 'path', 'sealed', 'answered_at as answeredAt', 'set_aside_at as setAsideAt'])
    .where('investor_id', '=', investorId)
    .where('came_late', '=', true)
    .where('decided_at', 'is', null)
    .orderBy('set_aside_at', 'desc')
    .orderBy('answered_at', 'desc')
    .limit(SET_ASIDE_MAX)
    .execute();
}

/** All set-aside answers, decided or not, newest first. */
export async function listSetAside(
  db: Db,
  investorId: string,
): Promise<(Pick<SealedSetAside, 'id' | 'path' | 'sealed' | 'answeredAt'> & { decidedAt: Date | null })[]> {
  return db
    .selectFrom('kyc_set_aside_answers')
    .select(['id', 'path', 'sealed', 'answered_at as answeredAt', 'decided_at as decidedAt'])
    .where('investor_id', '=', investorId)
    .orderBy('set_aside_at', 'desc')
    .orderBy('id')
    .limit(SET_ASIDE_MAX)
    .execute();
}

/** Records that the person decided about everything set aside for a field. */
export async function setDecided(trx: Db, investorId: string, path: string, at: Date): Promise<void> {
  await trx
    .updateTable('kyc_set_aside_answers')
    .set({ decided_at: at })
    .where('investor_id', '=', investorId)
    .where('path', '=', path)
    .where('decided_at', 'is', null)
    .execute();
}
