import type { Registration } from '@portal/domain/firm/registrations/is-served-on';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** The periods in which the dealer is, was or will be registered, each as it stands now. */
export async function listRegistrations(db: Db): Promise<Registration[]> {
  return db
    .selectFrom('dealer_registrations')
    .distinctOn(['province', 'period'])
    .select(['province', 'from_day as from', 'last_day as lastDay'])
    .orderBy('province')
    .orderBy('period')
    .orderBy('version', 'desc')
    .execute();
}

/**
 * The same, unchanged until the transaction ends: whoever changes a registration waits for it, so that nothing is decided by what
 * ended meanwhile.
 */
export async function holdRegistrations(trx: Db): Promise<Registration[]> {
  await sql`lock table dealer_registrations in row share mode`.execute(trx);
  return listRegistrations(trx);
}

/** Waits for everybody who decides by the registrations, and keeps others from doing so until the transaction ends. */
export async function lockRegistrations(trx: Db): Promise<void> {
  await sql`lock table dealer_registrations in exclusive mode`.execute(trx);
}

export async function hasAnyRegistration(db: Db): Promise<boolean> {
  const row = await db.selectFrom('dealer_registrations').select('version').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** A period as it stands now, with who proposed and who approved that. */
export type StoredRegistration = Registration & {
  from: string;
  period: number;
  /** Of the province. */
  version: number;
  terms: string | null;
  source: string | null;
  proposedBy: string | null;
  approvedBy: string | null;
  recordedAt: Date;
};

/** Each period as it stands now, by province; the newest first. */
export async function listPeriods(db: Db): Promise<StoredRegistration[]> {
  return db
    .selectFrom('dealer_registrations')
    .leftJoin('staff as maker', 'maker.id', 'dealer_registrations.proposed_by')
    .leftJoin('staff as checker', 'checker.id', 'dealer_registrations.approved_by')
    .distinctOn(['province', 'period'])
    .select([
      'province',
      'period',
      'from_day as from',
      'last_day as lastDay',
      'terms',
      'source',
      sql<string | null>`maker.first_name || ' ' || maker.last_name`.as('proposedBy'),
      sql<string | null>`checker.first_name || ' ' || checker.last_name`.as('approvedBy'),
      'recorded_at as recordedAt',
      sql<number>`(select max(every.version) from dealer_registrations every
        where every.province = dealer_registrations.province)`.as('version'),
    ])
    .orderBy('province')
    .orderBy('period', 'desc')
    .orderBy('dealer_registrations.version', 'desc')
    .execute();
}

/** Stores what the dealer's folder said at the first start, in one statement: the database takes it once. */
export async function insertFirst(
  trx: Db,
  first: readonly { province: ProvinceCode; from: string }[],
  at: Date,
): Promise<void> {
  await trx
    .insertInto('dealer_registrations')
    .values(
      first.map(({ province, from }) => ({
        province,
        version: 1,
        period: 1,
        category: 'exempt-market-dealer' as const,
        from_day: from,
        last_day: null,
        terms: null,
        source: null,
        proposal_id: null,
        proposed_by: null,
        approved_by: null,
        recorded_at: at,
      })),
    )
    .execute();
}

type Approved = {
  province: ProvinceCode;
  version: number;
  period: number;
  from: string;
  lastDay: string | null;
  terms: string | null;
  source: string;
  proposalId: string;
  proposedBy: string;
  approvedBy: string;
  at: Date;
};

/** Stores what two people agreed on; the database refuses anything else. */
export async function insertApproved(trx: Db, approved: Approved): Promise<void> {
  const { province, version, period, terms, source } = approved;
  await trx
    .insertInto('dealer_registrations')
    .values({
      province,
      version,
      period,
      category: 'exempt-market-dealer',
      from_day: approved.from,
      last_day: approved.lastDay,
      terms,
      source,
      proposal_id: approved.proposalId,
      proposed_by: approved.proposedBy,
      approved_by: approved.approvedBy,
      recorded_at: approved.at,
    })
    .execute();
}
