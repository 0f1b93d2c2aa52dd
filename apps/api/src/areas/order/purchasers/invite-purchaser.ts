import { acted } from '../../../platform/audit/acted.ts';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { hashToken, newToken } from '../../../platform/crypto/new-token.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { countHits } from '../../../platform/http/routing/rate-limits.store.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import type { OrderEvents } from '../trades/order-events.ts';
import type { TradeRecord } from '../trades/trade-record.ts';
import { changePlace, findSecondPlace } from './purchasers.store.ts';

/** How long the link of an invitation works: the message may lie unread over a weekend. */
const INVITATION_HOURS = 72;

/** Invitations of one order, whoever is named in it. */
const INVITATIONS_MAX = 12;

/** People whom one investor may name in a day, in whichever of their orders: what is typed is an address, and each invitation is a message to it. */
const INVITED_A_DAY_MAX = 10;

/** Between two messages to the same person, so that a second press does not send a second one. */
const PAUSE_SECONDS = 120;

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Order = Pick<TradeRecord, 'investorId' | 'id'>;

/** Invites the person whom an order now names; whoever was named before is not part of it any more, and their link is dead. */
export async function inviteNamedPurchaser(
  trx: Db,
  deps: Deps,
  { order }: OrderEvents['purchaser-named'],
): Promise<void> {
  await countInvited(trx, deps, order.investorId);
  await sendInvitation(trx, deps, order, 'investor');
}

/** Counted by itself: the place of somebody who is not named any more is gone from the order, and what it was sent with it. */
async function countInvited(trx: Db, { clock, secrets }: Deps, investorId: string): Promise<void> {
  const now = clock.now().getTime();
  const day = Math.floor(now / DAY_MS) * DAY_MS;
  const key = `invited-purchasers:${secrets.sign(investorId)}`;
  const counted = await countHits(trx, [key], new Date(day));
  if ((counted.get(key) ?? 0) > INVITED_A_DAY_MAX) {
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.ceil((day + DAY_MS - now) / SECOND_MS) });
  }
}

/**
 * Sends the second purchaser of an order, whose row the caller has locked, a new link to join it. The one before is dead. Throws
 * STATE_REFUSES where they joined or the order's invitations are used up, and RATE_LIMITED right after the last message.
 */
export async function inviteAgain(
  trx: Db,
  deps: Deps,
  order: Order,
  by: 'investor' | StaffActor,
): Promise<void> {
  const place = await findSecondPlace(trx, order);
  if (place === undefined || place.joinedAt !== null) {
    throw new AppError('STATE_REFUSES', { currentState: 'joined' });
  }
  const waitedMs =
    place.invitedAt === null ? Infinity : deps.clock.now().getTime() - place.invitedAt.getTime();
  if (waitedMs < PAUSE_SECONDS * SECOND_MS) {
    throw new AppError('RATE_LIMITED', {
      retryAfterSeconds: Math.ceil(PAUSE_SECONDS - waitedMs / SECOND_MS),
    });
  }
  await sendInvitation(trx, deps, order, by);
}

/**
 * Invites the second person of an order, whose row the caller has locked, that was placed before they needed an account. Answers whether
 * they were: not where anybody was invited for it before.
 */
export async function inviteOfBefore(trx: Db, deps: Deps, order: Order): Promise<boolean> {
  const place = await findSecondPlace(trx, order);
  if (
    place === undefined ||
    place.invitedAt !== null ||
    place.joinedAt !== null ||
    place.declinedAt !== null
  ) {
    return false;
  }
  await sendInvitation(trx, deps, order, 'system');
  return true;
}

async function sendInvitation(
  trx: Db,
  deps: Deps,
  order: Order,
  by: 'investor' | 'system' | StaffActor,
): Promise<void> {
  const { investorId, id: tradeId } = order;
  const place = await findSecondPlace(trx, order);
  if (place !== undefined && place.invitationsSent >= INVITATIONS_MAX) {
    throw new AppError('STATE_REFUSES', { currentState: 'invitations-used-up' });
  }
  const at = deps.clock.now();
  const token = newToken();
  const endsAt = new Date(at.getTime() + INVITATION_HOURS * HOUR_MS);
  await changePlace(trx, order, { to: 'invited', hash: hashToken(token), endsAt, at });
  await requestMail(trx, deps, {
    template: 'purchaser-invitation',
    investorId,
    tradeId,
    invitationToken: token,
  });
  await appendAudit(trx, deps, at, {
    ...(by === 'system'
      ? { actor: by }
      : acted(by === 'investor' ? { kind: 'investor', investorId } : by, {})),
    action: 'trade.purchaser-invited',
    target: `trade:${tradeId}`,
    investorId,
  });
}

/** The link of an invitation is dead once its order ended. */
export async function closeInvitation(
  trx: Db,
  _deps: Deps,
  { order }: OrderEvents['order-ended'],
): Promise<void> {
  await changePlace(trx, order, { to: 'closed' });
}
