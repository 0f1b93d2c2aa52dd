import type { ConsentKind } from '@portal/domain/people/account/consents';
import type { Db } from '../../../../platform/db/tables.ts';

type Given = { kind: ConsentKind; isGranted: boolean; at: Date };

/** More often than anybody changes their mind. */
const CONSENTS_LISTED_MAX = 200;

/** Consents the investor gave and withdrew, newest first. */
export async function listConsents(db: Db, investorId: string): Promise<Given[]> {
  return db
    .selectFrom('consents')
    .select(['kind', 'is_granted as isGranted', 'at'])
    .where('investor_id', '=', investorId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(CONSENTS_LISTED_MAX)
    .execute();
}

export async function insertConsent(
  trx: Db,
  { investorId, id, kind, isGranted, at }: Given & { investorId: string; id: string },
): Promise<void> {
  await trx
    .insertInto('consents')
    .values({ investor_id: investorId, id, kind, is_granted: isGranted, at })
    .execute();
}
