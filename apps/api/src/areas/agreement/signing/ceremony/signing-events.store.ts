import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Origin } from '../../../../platform/http/routing/route-request.ts';
import type { Envelope, SigningEventKind } from './envelope.ts';
import type { Signer } from './signer.ts';

/** Details of an event: the consent's version, the statement initialled, the language chosen. */
export type SigningEventDetail = Record<string, string>;

export type SigningEvent = {
  signer: SignerRole;
  kind: SigningEventKind;
  at: Date;
  ipAddress: string;
  userAgent: string;
  detail: SigningEventDetail;
};

/** The origin of events that no browser caused, such as a message sent by the portal. */
export const PORTAL_ITSELF: Origin = { ipAddress: '', userAgent: '' };

/** Appends an event of one signer; events are never changed or removed. */
export async function addSigningEvent(
  trx: Db,
  signer: Pick<Signer, 'investorId' | 'envelopeId' | 'role'>,
  event: { id: string; kind: SigningEventKind; at: Date; origin: Origin; detail?: SigningEventDetail },
): Promise<void> {
  await trx
    .insertInto('signing_events')
    .values({
      id: event.id,
      investor_id: signer.investorId,
      envelope_id: signer.envelopeId,
      signer: signer.role,
      kind: event.kind,
      detail: JSON.stringify(event.detail ?? {}),
      ip_address: event.origin.ipAddress,
      user_agent: event.origin.userAgent,
      created_at: event.at,
    })
    .execute();
}

/** All events of a ceremony, oldest first. */
export async function listSigningEvents(
  db: Db,
  { investorId, id }: Pick<Envelope, 'investorId' | 'id'>,
): Promise<SigningEvent[]> {
  return db
    .selectFrom('signing_events')
    .select([
      'signer',
      'kind',
      'created_at as at',
      'ip_address as ipAddress',
      'user_agent as userAgent',
      'detail',
    ])
    .where('investor_id', '=', investorId)
    .where('envelope_id', '=', id)
    .orderBy('seq')
    .execute();
}

/** One signer's events, oldest first. */
export async function listEventsOf(
  db: Db,
  { investorId, envelopeId, role }: Pick<Signer, 'investorId' | 'envelopeId' | 'role'>,
): Promise<SigningEvent[]> {
  const events = await listSigningEvents(db, { investorId, id: envelopeId });
  return events.filter(({ signer }) => signer === role);
}

/** The investor's own events in all their ceremonies, newest first, at most `limit`; without a joint investor's. */
export async function listEventsOfInvestor(
  db: Db,
  investorId: string,
  limit: number,
): Promise<Omit<SigningEvent, 'signer'>[]> {
  return db
    .selectFrom('signing_events')
    .select(['kind', 'created_at as at', 'ip_address as ipAddress', 'user_agent as userAgent', 'detail'])
    .where('investor_id', '=', investorId)
    .where('signer', '=', 'investor')
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}
