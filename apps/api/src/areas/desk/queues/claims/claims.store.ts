import { DESK_KINDS, type DeskKind } from '@portal/domain/desk/queues/desk-queues';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';
import { IS_OVER } from './is-over.sql.ts';

/** What a claim is of. */
export type Subject = { kind: DeskKind; id: string };

export type StoredClaim = {
  version: number;
  holderId: string | null;
  holderName: string | null;
  holderRoles: StaffRole[] | null;
  heldAt: Date | null;
  leaseEndsAt: Date | null;
  snoozedUntil: Date | null;
  tags: string[];
};

const NOBODYS: StoredClaim = {
  version: 0,
  holderId: null,
  holderName: null,
  holderRoles: null,
  heldAt: null,
  leaseEndsAt: null,
  snoozedUntil: null,
  tags: [],
};

type Lease = { staffId: string; at: Date; endsAt: Date };

/**
 * Gives a thing to somebody, if nobody holds it and it is unchanged since they saw it: one conditional statement, so that only one
 * of two people gets it. An expired lease counts as none. False for whoever comes second.
 */
export async function claimIfFree(
  trx: Db,
  { kind, id }: Subject,
  version: number,
  { staffId, at, endsAt }: Lease,
): Promise<boolean> {
  const { rows } = await sql`
    insert into desk_claims as claim (kind, subject_id, version, holder_id, held_at, lease_ends_at)
    values (${kind}, ${id}, ${version + 1}, ${staffId}, ${at}, ${endsAt})
    on conflict (kind, subject_id) do update
      set version = claim.version + 1, holder_id = excluded.holder_id, held_at = excluded.held_at,
        lease_ends_at = excluded.lease_ends_at, snoozed_until = null
      where claim.version = ${version} and (claim.holder_id is null or claim.lease_ends_at <= ${at})
    returning version`.execute(trx);
  return rows.length === 1;
}

type ClaimChange = Partial<{
  holder_id: string | null;
  held_at: Date | null;
  lease_ends_at: Date | null;
  snoozed_until: Date | null;
  tags: string[];
}>;

/** Changes the claim of a thing that is unchanged since it was seen; false if somebody has changed it. */
export async function changeClaim(
  trx: Db,
  { kind, id }: Subject,
  version: number,
  change: ClaimChange,
): Promise<boolean> {
  const rows = await trx
    .insertInto('desk_claims')
    .values({ kind, subject_id: id, version: version + 1, tags: [], ...change })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject_id'])
        .doUpdateSet({ ...change, version: version + 1 })
        .where('desk_claims.version', '=', version),
    )
    .returning('version')
    .execute();
  return rows.length === 1;
}

/** Who holds a thing at a moment; a holder whose lease expired does not count, and nobody holds what is over. */
export async function findClaim(db: Db, { kind, id }: Subject, now: Date): Promise<StoredClaim> {
  const row = await db
    .selectFrom('desk_claims as claim')
    .leftJoin('staff as holder', (join) =>
      join
        .onRef('holder.id', '=', 'claim.holder_id')
        .on('claim.lease_ends_at', '>', now)
        .on((eb) => eb.not(IS_OVER[kind])),
    )
    .select([
      'claim.version',
      'holder.id as holderId',
      sql<string | null>`holder.first_name || ' ' || holder.last_name`.as('holderName'),
      'holder.roles as holderRoles',
      'claim.held_at as heldAt',
      'claim.lease_ends_at as leaseEndsAt',
      'claim.snoozed_until as snoozedUntil',
      'claim.tags',
    ])
    .where('claim.kind', '=', kind)
    .where('claim.subject_id', '=', id)
    .executeTakeFirst();
  return row ?? NOBODYS;
}

/** Extends the lease of a holder who is at work; anybody else's stays as it is. */
export async function prolongLease(
  db: Db,
  { kind, id }: Subject,
  staffId: string,
  endsAt: Date,
): Promise<void> {
  await db
    .updateTable('desk_claims')
    .set({ lease_ends_at: endsAt })
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('holder_id', '=', staffId)
    .where('lease_ends_at', '<', endsAt)
    .execute();
}

/** Releases everything of these kinds that somebody holds; returns it. */
export async function releaseAllOf(trx: Db, staffId: string, kinds: readonly DeskKind[]): Promise<Subject[]> {
  if (kinds.length === 0) {
    return [];
  }
  return trx
    .updateTable('desk_claims')
    .set((eb) => ({
      holder_id: null,
      held_at: null,
      lease_ends_at: null,
      version: eb('version', '+', 1),
    }))
    .where('holder_id', '=', staffId)
    .where('kind', 'in', kinds)
    .returning(['kind', 'subject_id as id'])
    .execute();
}

/** How many things somebody holds at a moment that are not over. */
export async function countHeldBy(db: Db, staffId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('desk_claims as claim')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('claim.holder_id', '=', staffId)
    .where('claim.lease_ends_at', '>', now)
    .where((eb) =>
      eb.or(DESK_KINDS.map((kind) => eb.and([eb('claim.kind', '=', kind), eb.not(IS_OVER[kind])]))),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}
