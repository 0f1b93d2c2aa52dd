import type { ProfileState } from '@portal/domain/desk/investors/investor-query';
import { COUNT_MAX } from '@portal/domain/desk/queues/desk-query';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { type Asked, asked, OPEN_ORDERS, profileState } from './investors-in-scope.sql.ts';

/** The last row of a page: the name it is sorted by, and its id. */
export type Place = { name: string; id: string };

export type FoundInvestor = {
  id: string;
  sortName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  province: string | null;
  representative: string | null;
  profile: ProfileState;
  openOrders: number;
  createdAt: Date;
  closedAt: Date | null;
};

/** A page of the matching investors, by family name, at most `limit`. */
export async function listInvestors(
  db: Db,
  question: Asked,
  { after, limit }: { after: Place | null; limit: number },
): Promise<FoundInvestor[]> {
  const since =
    after === null ? sql`` : sql`and (investor.search_name, investor.id) > (${after.name}, ${after.id})`;
  const { rows } = await sql<FoundInvestor>`
    select investor.id, investor.search_name as "sortName", investor.first_name as "firstName",
      investor.last_name as "lastName", investor.email, investor.phone, investor.province,
      (select full_name from representatives where id = investor.dealer_representative_id) as representative,
      ${profileState(question)} as profile, (select count(*)::int ${OPEN_ORDERS}) as "openOrders",
      investor.created_at as "createdAt", investor.closed_at as "closedAt"
    ${asked(question)} ${since}
    order by investor.search_name, investor.id limit ${limit}`.execute(db);
  return rows;
}

/** How many match, by the list's own query, up to `max`. */
export async function countInvestors(
  db: Db,
  question: Asked,
  max: number = COUNT_MAX,
): Promise<{ value: number; isCapped: boolean }> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${asked(question)} limit ${max + 1}) counted`.execute(db);
  const count = rows[0]?.count ?? 0;
  return { value: Math.min(count, max), isCapped: count > max };
}
