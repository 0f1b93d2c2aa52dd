import { hashToken } from '../crypto/tokens.ts';
import type { Db } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import { lockOrder } from '../trades/lock-order.ts';
import type { TradeRecord } from '../trades/trade-record.ts';
import type { Envelope } from './envelope.ts';
import { statusOf } from './envelope-status.ts';
import { findEnvelopeByToken, lockEnvelope } from './envelopes.store.ts';

export type Ceremony = { trx: Db; envelope: Envelope; trade: TradeRecord; at: Date };

/**
 * Runs one step of the ceremony behind a link, with the order and then the ceremony locked, so that two presses of
 * the same button come one after the other. A finished ceremony is passed on: what it answers is the step's to say.
 * Throws SIGNING_LINK_INVALID for a link that is unknown, replaced, expired or of a ceremony that is over.
 */
export async function changeEnvelope<Result>(
  deps: Deps,
  token: string,
  work: (ceremony: Ceremony) => Promise<Result>,
): Promise<Result> {
  const tokenHash = hashToken(token);
  return transact(deps.db, async (trx) => {
    const found = await findEnvelopeByToken(trx, tokenHash);
    if (found === undefined) {
      throw new AppError('SIGNING_LINK_INVALID');
    }
    const trade = await lockOrder(trx, found.investorId, found.tradeId);
    const envelope = await lockEnvelope(trx, found.investorId, found.id);
    const at = deps.clock.now();
    if (envelope === undefined || envelope.tokenHash !== tokenHash) {
      throw new AppError('SIGNING_LINK_INVALID');
    }
    const status = statusOf(envelope, trade, at);
    if (status !== 'open' && status !== 'completed') {
      throw new AppError('SIGNING_LINK_INVALID');
    }
    return work({ trx, envelope, trade, at });
  });
}

/** The same for steps that only an unfinished ceremony has. Throws STATE_REFUSES for a finished one. */
export async function changeOpenEnvelope<Result>(
  deps: Deps,
  token: string,
  work: (ceremony: Ceremony) => Promise<Result>,
): Promise<Result> {
  return changeEnvelope(deps, token, (ceremony) => {
    if (ceremony.envelope.status !== 'open') {
      throw new AppError('STATE_REFUSES', { currentState: ceremony.envelope.status });
    }
    return work(ceremony);
  });
}
