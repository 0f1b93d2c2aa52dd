import { hashToken } from '../../../../platform/crypto/new-token.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { lockOrderToJudge } from '../../../order/trades/locking/lock-order-to-judge.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import type { Envelope } from './envelope.ts';
import { findEnvelope, lockEnvelope } from './envelopes.store.ts';
import type { Signer } from './signer.ts';
import { type SignerStatus, statusFor } from './signer-status.ts';
import { findSignerByToken, listSigners } from './signers.store.ts';

/** A ceremony as seen by the person behind a link. */
export type Ceremony = {
  trx: Db;
  envelope: Envelope;
  /** The signer behind the link. */
  signer: Signer;
  signers: readonly Signer[];
  /** Null when a profile is confirmed on its own. */
  trade: TradeRecord | null;
  status: Exclude<SignerStatus, 'out-of-turn'>;
  at: Date;
};

/**
 * Finds the ceremony behind a link and locks the order, with whoever buys with it, and then the ceremony, so that repeated presses and several signers take
 * turns. Throws SIGNING_LINK_INVALID for a link that never existed or was replaced, and SIGNING_OUT_OF_TURN before earlier
 * signers have signed.
 */
export async function withCeremony<Result>(
  deps: Deps,
  token: string,
  work: (ceremony: Ceremony) => Promise<Result>,
): Promise<Result> {
  return transact(deps.db, async (trx) => work(await lockCeremony(trx, deps, token)));
}

/** The same in a transaction that has begun. */
async function lockCeremony(
  trx: Db,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  token: string,
): Promise<Ceremony> {
  const tokenHash = hashToken(token);
  const found = await findSignerByToken(trx, deps.secrets, tokenHash);
  const key = found && (await findEnvelope(trx, deps.secrets, found.investorId, found.envelopeId));
  if (found === undefined || key === undefined) {
    throw new AppError('SIGNING_LINK_INVALID');
  }
  const { investorId, tradeId } = key;
  const trade = tradeId === null ? null : await lockOrderToJudge(trx, { investorId, tradeId });
  const envelope = await lockEnvelope(trx, deps.secrets, key.investorId, key.id);
  const signers = await listSigners(trx, deps.secrets, key);
  const signer = signers.find((each) => each.tokenHash === tokenHash);
  if (envelope === undefined || signer === undefined) {
    throw new AppError('SIGNING_LINK_INVALID');
  }
  const at = deps.clock.now();
  const status = statusFor({ envelope, signer, signers, trade }, at);
  if (status === 'out-of-turn') {
    throw new AppError('SIGNING_OUT_OF_TURN');
  }
  return { trx, envelope, signer, signers, trade, status, at };
}

/**
 * The same for the ceremony's steps. A ceremony that this signer has finished is passed on, since each step has its own answer to
 * that. Throws SIGNING_LINK_INVALID for a link that has expired and for a ceremony that is over.
 */
export async function changeCeremony<Result>(
  deps: Deps,
  token: string,
  work: (ceremony: Ceremony) => Promise<Result>,
): Promise<Result> {
  return withCeremony(deps, token, (ceremony) => {
    refuseEnded(ceremony);
    return work(ceremony);
  });
}

function refuseEnded({ status }: Ceremony): void {
  if (status !== 'open' && status !== 'completed') {
    throw new AppError('SIGNING_LINK_INVALID');
  }
}

/** The same for steps of an unfinished ceremony. Throws STATE_REFUSES for a finished one. */
export async function changeOpenCeremony<Result>(
  deps: Deps,
  token: string,
  work: (ceremony: Ceremony) => Promise<Result>,
): Promise<Result> {
  return withCeremony(deps, token, (ceremony) => {
    refuseUnlessOpen(ceremony);
    return work(ceremony);
  });
}

/** The unfinished ceremony behind a link, locked in a transaction that has begun. Throws what `changeOpenCeremony` throws. */
export async function lockOpenCeremony(trx: Db, deps: Deps, token: string): Promise<Ceremony> {
  const ceremony = await lockCeremony(trx, deps, token);
  refuseUnlessOpen(ceremony);
  return ceremony;
}

function refuseUnlessOpen(ceremony: Ceremony): void {
  refuseEnded(ceremony);
  if (ceremony.status !== 'open') {
    throw new AppError('STATE_REFUSES', { currentState: ceremony.status });
  }
}
