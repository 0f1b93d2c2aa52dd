import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** An approved version, sealed. */
export type TrusteeVersion = {
  version: number;
  sealed: Buffer;
  recordedAt: Date;
  proposedBy: string | null;
  approvedBy: string | null;
};

/** The version in force; undefined before the first start. */
export async function findInForce(db: Db): Promise<TrusteeVersion | undefined> {
  return db
    .selectFrom('trustee_particulars')
    .leftJoin('staff as maker', 'maker.id', 'trustee_particulars.proposed_by')
    .leftJoin('staff as checker', 'checker.id', 'trustee_particulars.approved_by')
    .select([
      'trustee_particulars.version',
      'trustee_particulars.sealed',
      'trustee_particulars.recorded_at as recordedAt',
      sql<string | null>`maker.first_name || ' ' || maker.last_name`.as('proposedBy'),
      sql<string | null>`checker.first_name || ' ' || checker.last_name`.as('approvedBy'),
    ])
    .orderBy('trustee_particulars.version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Stores the first version; false if another server was faster. */
export async function insertFirst(
  trx: Db,
  first: { sealed: Buffer; mark: string; at: Date },
): Promise<boolean> {
  const rows = await trx
    .insertInto('trustee_particulars')
    .values({
      version: 1,
      sealed: first.sealed,
      mark: first.mark,
      proposal_id: null,
      proposed_by: null,
      approved_by: null,
      recorded_at: first.at,
    })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .returning('version')
    .execute();
  return rows.length > 0;
}

type Approved = {
  version: number;
  sealed: Buffer;
  mark: string;
  proposalId: string;
  proposedBy: string;
  approvedBy: string;
  at: Date;
};

/** Stores an approved version; the database refuses any other. */
export async function insertApproved(trx: Db, approved: Approved): Promise<void> {
  await trx
    .insertInto('trustee_particulars')
    .values({
      version: approved.version,
      sealed: approved.sealed,
      mark: approved.mark,
      proposal_id: approved.proposalId,
      proposed_by: approved.proposedBy,
      approved_by: approved.approvedBy,
      recorded_at: approved.at,
    })
    .execute();
}
