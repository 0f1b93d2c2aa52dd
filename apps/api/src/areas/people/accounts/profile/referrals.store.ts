import type { Referral } from '@portal/domain/people/account/user.wire';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';
import { isWorkedBy } from '../../representatives/worked-by.sql.ts';

/** An investor with what their referral link carried. */
export type ReferredInvestor = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  dealerRepresentativeId: string | null;
  referral: Referral | null;
  createdAt: Date;
};

function referredInvestors(db: Db) {
  return db
    .selectFrom('investors')
    .select([
      'id',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'dealer_representative_id as dealerRepresentativeId',
      'referral',
      'created_at as createdAt',
    ]);
}

/** Investors who came through a referral link, newest first. */
export async function listReferredInvestors(db: Db, rowsMax: number): Promise<ReferredInvestor[]> {
  return referredInvestors(db)
    .where('referral', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(rowsMax)
    .execute();
}

/** Investors by their ids; unknown ids are left out. */
export async function findInvestorsByIds(db: Db, ids: readonly string[]): Promise<ReferredInvestor[]> {
  return ids.length === 0
    ? []
    : referredInvestors(db)
        .where('id', 'in', [...ids])
        .execute();
}

/**
 * An investor named by a link, and whether they are in a representative's scope; with `representativeId` null everybody
 * is.
 */
export async function findReferringInvestor(
  db: Db,
  id: string,
  representativeId: string | null,
): Promise<{ firstName: string; lastName: string; isInScope: boolean } | undefined> {
  const isInScope =
    representativeId === null
      ? sql<boolean>`true`
      : sql<boolean>`coalesce(${isWorkedBy('investors.dealer_representative_id', representativeId)}, false)`;
  return db
    .selectFrom('investors')
    .select(['first_name as firstName', 'last_name as lastName', isInScope.as('isInScope')])
    .where('id', '=', id)
    .where('first_name', '<>', '')
    .executeTakeFirst();
}
