import type { ProfileFlagKind } from '@portal/domain/client/kyc/checks/profile-flag-kinds';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';

export type { ProfileFlagKind };

/** Something about a profile that somebody at the dealer has to look at. Holds no answers. */
export type ProfileFlag = {
  id: string;
  kind: ProfileFlagKind;
  investorId: string;
  kycId: string;
  /** The other account involved, if any. */
  otherInvestorId: string | null;
  /** The order that it is about, if any. */
  tradeId: string | null;
  createdAt: Date;
};

/** What a flag is based on, as keyed fingerprints: under the current key, and under every known key. */
export type FlagBasis = { current: string; known: readonly string[] };

/**
 * Adds a flag. Returns false if the same flag is open, or was cleared on the same basis. When two accounts share a
 * number, either may carry the flag; one about an order is the same on the same basis alone. Call it while holding the profile's or the number's lock.
 */
export async function insertProfileFlag(trx: Db, flag: ProfileFlag, basis: FlagBasis): Promise<boolean> {
  const { investorId, otherInvestorId } = flag;
  const isThere = await trx
    .selectFrom('kyc_flags')
    .select('id')
    .where('kind', '=', flag.kind)
    .where((eb) =>
      flag.tradeId === null
        ? eb.or([eb('cleared_at', 'is', null), eb('basis', 'in', basis.known)])
        : eb('basis', 'in', basis.known),
    )
    .where((eb) =>
      otherInvestorId === null
        ? eb('investor_id', '=', investorId)
        : eb.or([
            eb.and([eb('investor_id', '=', investorId), eb('other_investor_id', '=', otherInvestorId)]),
            eb.and([eb('investor_id', '=', otherInvestorId), eb('other_investor_id', '=', investorId)]),
          ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (isThere !== undefined) {
    return false;
  }
  await trx
    .insertInto('kyc_flags')
    .values({
      id: flag.id,
      kind: flag.kind,
      investor_id: investorId,
      kyc_id: flag.kycId,
      other_investor_id: otherInvestorId,
      trade_id: flag.tradeId,
      basis: basis.current,
      created_at: flag.createdAt,
      cleared_at: null,
      cleared_note: null,
    })
    .execute();
  return true;
}

const FLAGS_LISTED_MAX = 200;

const FLAG = [
  'id',
  'kind',
  'investor_id as investorId',
  'kyc_id as kycId',
  'other_investor_id as otherInvestorId',
  'trade_id as tradeId',
  'created_at as createdAt',
] as const;

/** Open flags, oldest first; for one investor, including other investors' flags that are about them. */
export async function listOpenProfileFlags(db: Db, investorId?: string): Promise<ProfileFlag[]> {
  return db
    .selectFrom('kyc_flags')
    .select(FLAG)
    .where('cleared_at', 'is', null)
    .where(investorId === undefined ? sql<boolean>`true` : isAbout(investorId))
    .orderBy('created_at')
    .orderBy('id')
    .limit(FLAGS_LISTED_MAX)
    .execute();
}

/** Matches flags about this investor, whichever of the two they are. */
const isAbout = (investorId: string) =>
  sql<boolean>`${investorId} in (kyc_flags.investor_id, kyc_flags.other_investor_id)`;

/** A flag about an investor by its id, open or cleared; undefined if there is none. */
export async function findProfileFlagOf(
  db: Db,
  investorId: string,
  id: string,
): Promise<ProfileFlag | undefined> {
  return db
    .selectFrom('kyc_flags')
    .select(FLAG)
    .where('id', '=', id)
    .where(isAbout(investorId))
    .executeTakeFirst();
}

/** The open flag whose id starts with what somebody typed; undefined if none does, or more than one. */
export async function findOpenProfileFlag(db: Db, typed: string): Promise<ProfileFlag | undefined> {
  const prefix = typed.toLowerCase();
  const [flag, another] = (await listOpenProfileFlags(db)).filter(({ id }) => id.startsWith(prefix));
  return another === undefined ? flag : undefined;
}

/** Clears a flag; false if it was cleared before. */
export async function clearOpenProfileFlag(trx: Db, id: string, note: string, at: Date): Promise<boolean> {
  const cleared = await trx
    .updateTable('kyc_flags')
    .set({ cleared_at: at, cleared_note: note })
    .where('id', '=', id)
    .where('cleared_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return cleared !== undefined;
}
