import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { isBehind, placeOf } from '../../../../platform/db/place.sql.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { JOINT_LINKS_MAX } from './give-own-link.ts';

/** Reminders per ceremony; further ones are up to the investor. */
const JOINT_REMINDERS_MAX = 3;

/** Joint investors looked up at a time. */
export const SIGNERS_AT_ONCE = 100;

export type SignerToRemind = { investorId: string; envelopeId: string; tradeId: string; place: string };

const SENT = 'signing_signers.link_sent_at';
const SIGNED = 'signing_signers.signed_at';
const ENVELOPE = 'signing_signers.envelope_id';

/** Joint investors whose turn it is and who were last written to before the instant, the longest waiting first. */
export async function findSignersToRemind(
  db: Db,
  sentBefore: Date,
  place: string,
  limit: number,
): Promise<SignerToRemind[]> {
  return jointSigners(db)
    .select(placeOf(SENT, ENVELOPE).as('place'))
    .where(isBehind(SENT, ENVELOPE, place))
    .where('signing_signers.signed_at', 'is', null)
    .where('signing_signers.declined_at', 'is', null)
    .where('signing_signers.link_sent_at', '<', sentBefore)
    .where('signing_signers.reminders_sent', '<', JOINT_REMINDERS_MAX)
    .where('signing_envelopes.status', '=', 'open')
    .where('trades.status', 'in', [TRADE_STATUS_NUMBERS.open, TRADE_STATUS_NUMBERS.changesAsked])
    .where('trades.holds_units', '=', true)
    .orderBy(SENT)
    .orderBy(ENVELOPE)
    .limit(limit)
    .execute();
}

/**
 * Joint investors who signed but have not been written to since their deal's memorandum was amended, and have not accepted the
 * newest version.
 */
export async function findSignersToAsk(db: Db, place: string, limit: number): Promise<SignerToRemind[]> {
  return jointSigners(db)
    .select(placeOf(SIGNED, ENVELOPE).as('place'))
    .where(isBehind(SIGNED, ENVELOPE, place))
    .where('signing_signers.signed_at', 'is not', null)
    .where('signing_envelopes.status', '=', 'completed')
    .where('signing_envelopes.is_at_provider', '=', false)
    .where('trades.status', 'in', [
      TRADE_STATUS_NUMBERS.open,
      TRADE_STATUS_NUMBERS.submitted,
      TRADE_STATUS_NUMBERS.changesAsked,
      TRADE_STATUS_NUMBERS.inReview,
    ])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('deal_documents as amended')
          .select('amended.id')
          .whereRef('amended.deal_id', '=', 'trades.deal_id')
          .where('amended.kind', '=', 'offering-memorandum')
          .whereRef('amended.created_at', '>', 'signing_signers.link_sent_at')
          .where(({ not, exists: anAcceptance, selectFrom: from }) =>
            not(
              anAcceptance(
                from('joint_om_acceptances as accepted')
                  .select('accepted.id')
                  .whereRef('accepted.investor_id', '=', 'signing_signers.investor_id')
                  .whereRef('accepted.envelope_id', '=', 'signing_signers.envelope_id')
                  .whereRef('accepted.version', '>=', 'amended.version'),
              ),
            ),
          ),
      ),
    )
    .orderBy(SIGNED)
    .orderBy(ENVELOPE)
    .limit(limit)
    .execute();
}

/** Joint investors who sign through a link of the portal and have links left. */
function jointSigners(db: Db) {
  return db
    .selectFrom('signing_signers')
    .innerJoin('signing_envelopes', (join) =>
      join
        .onRef('signing_envelopes.investor_id', '=', 'signing_signers.investor_id')
        .onRef('signing_envelopes.id', '=', 'signing_signers.envelope_id'),
    )
    .innerJoin('trades', (join) =>
      join
        .onRef('trades.investor_id', '=', 'signing_envelopes.investor_id')
        .onRef('trades.id', '=', 'signing_envelopes.trade_id'),
    )
    .select([
      'signing_signers.investor_id as investorId',
      'signing_signers.envelope_id as envelopeId',
      'trades.id as tradeId',
    ])
    .where('signing_signers.role', '=', 'joint')
    .where('signing_signers.token_hash', 'is not', null)
    .where('signing_signers.links_sent', '<', JOINT_LINKS_MAX);
}
