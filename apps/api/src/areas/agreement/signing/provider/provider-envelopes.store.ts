import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Envelope } from '../ceremony/envelope.ts';

type EnvelopeKey = Pick<Envelope, 'investorId' | 'id'>;

/** The envelope behind a provider's reference. The caller has verified that the provider sent it. */
export async function findByReference(db: Db, reference: string): Promise<EnvelopeKey | undefined> {
  return db
    .selectFrom('signing_envelopes')
    .select(['investor_id as investorId', 'id'])
    .where('provider_reference', '=', reference)
    .executeTakeFirst();
}

/** Where a browser returning from the provider goes next; whose envelope it is stays on the server. */
export async function findReturn(
  db: Db,
  id: string,
): Promise<(EnvelopeKey & { returnUrl: string }) | undefined> {
  return db
    .selectFrom('signing_envelopes')
    .select(['investor_id as investorId', 'id', 'return_url as returnUrl'])
    .where('id', '=', id)
    .where('provider_reference', 'is not', null)
    .executeTakeFirst();
}

/** Stores the provider's reference of documents just handed over. Lock the envelope first. */
export async function setReference(trx: Db, key: EnvelopeKey, reference: string): Promise<void> {
  await trx
    .updateTable('signing_envelopes')
    .set({ provider_reference: reference })
    .where('investor_id', '=', key.investorId)
    .where('id', '=', key.id)
    .executeTakeFirstOrThrow();
}

/** Records that no more news of an envelope can come from the provider; false when that was recorded before. */
export async function endAtProvider(trx: Db, key: EnvelopeKey, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('signing_envelopes')
    .set({ provider_ended_at: at })
    .where('investor_id', '=', key.investorId)
    .where('id', '=', key.id)
    .where('provider_ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The reference of an envelope of which news may still come from the provider. */
export async function findOpenReference(db: Db, key: EnvelopeKey): Promise<string | null> {
  const row = await db
    .selectFrom('signing_envelopes')
    .select('provider_reference as reference')
    .where('investor_id', '=', key.investorId)
    .where('id', '=', key.id)
    .where('provider_ended_at', 'is', null)
    .executeTakeFirst();
  return row?.reference ?? null;
}

/** Claims the right to ask the provider for an envelope's state; false when it was asked after `notAfter`. */
export async function claimCheck(
  db: Db,
  key: EnvelopeKey,
  { at, notAfter }: { at: Date; notAfter: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('signing_envelopes')
    .set({ provider_checked_at: at })
    .where('investor_id', '=', key.investorId)
    .where('id', '=', key.id)
    .where((eb) => eb.or([eb('provider_checked_at', 'is', null), eb('provider_checked_at', '<=', notAfter)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that the provider is asked about an envelope that nobody may sign any more, whatever comes of it. */
export async function noteAsked(db: Db, key: EnvelopeKey, at: Date): Promise<void> {
  await db
    .updateTable('signing_envelopes')
    .set({ provider_checked_at: at })
    .where('investor_id', '=', key.investorId)
    .where('id', '=', key.id)
    .execute();
}

const CAN_BE_SIGNED = [TRADE_STATUS_NUMBERS.open, TRADE_STATUS_NUMBERS.changesAsked];

/**
 * Envelopes to look at, of which news may still come and that were not asked about since `quietSince`: those without any news since
 * then, and those that nobody may sign any more because they were replaced or declined here or their order ended. Asked about longest
 * ago first.
 */
export async function findToReconcile(
  db: Db,
  { quietSince, limit }: { quietSince: Date; limit: number },
): Promise<EnvelopeKey[]> {
  return db
    .selectFrom('signing_envelopes')
    .leftJoin('trades', 'trades.id', 'signing_envelopes.trade_id')
    .select(['signing_envelopes.investor_id as investorId', 'signing_envelopes.id'])
    .where('provider_reference', 'is not', null)
    .where('provider_ended_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('signing_envelopes.status', '<>', 'open'),
        eb('trades.status', 'not in', CAN_BE_SIGNED),
        eb('signing_envelopes.created_at', '<=', quietSince),
      ]),
    )
    .where((eb) =>
      eb.or([eb('provider_checked_at', 'is', null), eb('provider_checked_at', '<=', quietSince)]),
    )
    .orderBy('provider_checked_at', (order) => order.nullsFirst())
    .limit(limit)
    .execute();
}

/** The order's envelopes of which news may still come from the provider. */
export async function listOpenAtProvider(
  trx: Db,
  investorId: string,
  tradeId: string,
): Promise<EnvelopeKey[]> {
  return trx
    .selectFrom('signing_envelopes')
    .select(['investor_id as investorId', 'id'])
    .where('investor_id', '=', investorId)
    .where('trade_id', '=', tradeId)
    .where('provider_reference', 'is not', null)
    .where('provider_ended_at', 'is', null)
    .execute();
}
