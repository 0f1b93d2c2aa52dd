import type { ProfileFlagKind } from '@portal/domain/client/kyc/profile-flag-kinds';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';

export type { ProfileFlagKind };

/** Something about a profile that somebody at the dealer has to look at; nothing of what was answered. */
export type ProfileFlag = {
  id: string;
  kind: ProfileFlagKind;
  investorId: string;
  kycId: string;
  /** The other account that it is about. */
  otherInvestorId: string | null;
  createdAt: Date;
};

/** What a flag rests on, as keyed fingerprints: under the current key, and under every key that is known. */
export type FlagBasis = { current: string; known: readonly string[] };

/**
 * Adds a flag and answers true; false where the same is open, or somebody has looked at it on the same basis. Of two
 * accounts with one number either may carry the flag. Call it behind the lock of the profile or of the number.
 */
export async function insertProfileFlag(trx: Db, flag: ProfileFlag, basis: FlagBasis): Promise<boolean> {
  const { investorId, otherInvestorId } = flag;
  const isThere = await trx
    .selectFrom('kyc_flags')
    .select('id')
    .where('kind', '=', flag.kind)
    .where((eb) => eb.or([eb('cleared_at', 'is', null), eb('basis', 'in', basis.known)]))
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
  'created_at as createdAt',
] as const;

/** What nobody has looked at yet, the oldest first; of one investor, also where another's flag is about them. */
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

/** Either of the two whom a flag is about. */
const isAbout = (investorId: string) =>
  sql<boolean>`${investorId} in (kyc_flags.investor_id, kyc_flags.other_investor_id)`;

/** A flag of an investor by its id, whether it is open or not; undefined where there is none that is about them. */
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

/** The open flag whose id starts so, as somebody typed it; undefined when there is none, or more than one. */
export async function findOpenProfileFlag(db: Db, typed: string): Promise<ProfileFlag | undefined> {
  const prefix = typed.toLowerCase();
  const [flag, another] = (await listOpenProfileFlags(db)).filter(({ id }) => id.startsWith(prefix));
  return another === undefined ? flag : undefined;
}

/** Notes that somebody has looked at a flag; false when it had ended before. */
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
