import type { Db } from '../db/tables.ts';
import type { BounceKind } from './bounce.ts';
import { writingsOf } from './writings-of.ts';

export type NewBounce = {
  id: string;
  eventKey: string;
  address: string;
  kind: BounceKind;
  messageId: string | null;
  reason: string;
  bouncedAt: Date;
  receivedAt: Date;
};

export type KnownBounce = Pick<NewBounce, 'address' | 'kind' | 'reason' | 'bouncedAt'> & {
  clearedAt: Date | null;
};

/** Nobody reads further back in one go. */
const BOUNCES_LISTED_MAX = 200;

/** Records a bounce; the same event again changes nothing. */
export async function insertBounce(trx: Db, bounce: NewBounce): Promise<boolean> {
  const inserted = await trx
    .insertInto('mail_bounces')
    .values({
      id: bounce.id,
      event_key: bounce.eventKey,
      address: bounce.address,
      kind: bounce.kind,
      message_id: bounce.messageId,
      reason: bounce.reason,
      bounced_at: bounce.bouncedAt,
      received_at: bounce.receivedAt,
      cleared_at: null,
    })
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** What an event said of its address; undefined for one that is new. */
export async function findBounceKind(trx: Db, eventKey: string): Promise<BounceKind | undefined> {
  const found = await trx
    .selectFrom('mail_bounces')
    .select('kind')
    .where('event_key', '=', eventKey)
    .executeTakeFirst();
  return found?.kind;
}

/** What came back, the newest first. */
export async function listBounces(db: Db): Promise<KnownBounce[]> {
  return db
    .selectFrom('mail_bounces')
    .select(['address', 'kind', 'reason', 'bounced_at as bouncedAt', 'cleared_at as clearedAt'])
    .orderBy('bounced_at', 'desc')
    .limit(BOUNCES_LISTED_MAX)
    .execute();
}

/** Says that the address of a bounce works again; answers how many bounces this ends, none where another was faster. */
export async function clearBouncesLike(trx: Db, id: string, at: Date): Promise<number> {
  const cleared = await trx
    .updateTable('mail_bounces')
    .set({ cleared_at: at })
    .where('address', '=', (query) =>
      query.selectFrom('mail_bounces as one').select('one.address').where('one.id', '=', id),
    )
    .where('cleared_at', 'is', null)
    .returning('id')
    .execute();
  return cleared.length;
}

/** Says that an address works again; answers the ids of the bounces that this ends. */
export async function clearBounces(trx: Db, address: string, at: Date): Promise<string[]> {
  const cleared = await trx
    .updateTable('mail_bounces')
    .set({ cleared_at: at })
    .where('address', 'in', writingsOf(address))
    .where('cleared_at', 'is', null)
    .returning('id')
    .execute();
  return cleared.map(({ id }) => id);
}
