import type { Db } from '../db/tables.ts';
import type { Origin } from '../http/route-request.ts';
import type { Envelope, SigningEventKind } from './envelope.ts';

/** Facts of an event: the consent's version, the statement initialled, the language chosen. */
export type SigningEventDetail = Record<string, string>;

export type SigningEvent = {
  kind: SigningEventKind;
  at: Date;
  ipAddress: string;
  userAgent: string;
  detail: SigningEventDetail;
};

/** Appends one event; nothing ever changes or removes one. */
export async function addSigningEvent(
  trx: Db,
  envelope: Pick<Envelope, 'investorId' | 'id'>,
  event: { id: string; kind: SigningEventKind; at: Date; origin: Origin; detail?: SigningEventDetail },
): Promise<void> {
  await trx
    .insertInto('signing_events')
    .values({
      id: event.id,
      investor_id: envelope.investorId,
      envelope_id: envelope.id,
      kind: event.kind,
      detail: JSON.stringify(event.detail ?? {}),
      ip_address: event.origin.ipAddress,
      user_agent: event.origin.userAgent,
      created_at: event.at,
    })
    .execute();
}

/** Everything that happened in a ceremony, oldest first. */
export async function listSigningEvents(
  db: Db,
  { investorId, id }: Pick<Envelope, 'investorId' | 'id'>,
): Promise<SigningEvent[]> {
  return db
    .selectFrom('signing_events')
    .select(['kind', 'created_at as at', 'ip_address as ipAddress', 'user_agent as userAgent', 'detail'])
    .where('investor_id', '=', investorId)
    .where('envelope_id', '=', id)
    .orderBy('seq')
    .execute();
}
