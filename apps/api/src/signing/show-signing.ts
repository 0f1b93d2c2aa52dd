import type { SigningView } from '@portal/domain/wire/signing';
import type { Language } from '@portal/domain/wire/user';
import { hashToken } from '../crypto/tokens.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import type { Origin } from '../http/route-request.ts';
import { lockOrder } from '../trades/lock-order.ts';
import { statusOf } from './envelope-status.ts';
import { findEnvelopeByToken } from './envelopes.store.ts';
import { presentClosed, presentOpen } from './present-envelope.ts';
import { addSigningEvent, listSigningEvents } from './signing-events.store.ts';

/**
 * The ceremony behind a link with what is done in it, so that a page that was left or loaded again goes on. The first
 * look at each link is kept as an event. Throws SIGNING_LINK_INVALID for a link that never was or was replaced.
 */
export async function showSigning(
  deps: Deps,
  token: string,
  language: Language,
  origin: Origin,
): Promise<SigningView> {
  return transact(deps.db, async (trx) => {
    const envelope = await findEnvelopeByToken(trx, hashToken(token));
    if (envelope === undefined) {
      throw new AppError('SIGNING_LINK_INVALID');
    }
    const at = deps.clock.now();
    const trade = await lockOrder(trx, envelope.investorId, envelope.tradeId);
    const status = statusOf(envelope, trade, at);
    if (status !== 'open') {
      return presentClosed(envelope, status, language);
    }
    const events = await listSigningEvents(trx, envelope);
    const looks = events.filter(({ kind }) => kind === 'delivered' || kind === 'opened');
    if (looks.at(-1)?.kind !== 'opened') {
      await addSigningEvent(trx, envelope, { id: deps.newId(), kind: 'opened', at, origin });
    }
    return presentOpen(envelope, events, language);
  });
}
