import { hashToken, newToken } from '../../../../platform/crypto/new-token.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Origin } from '../../../../platform/http/routing/route-request.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { findSessionId } from '../../../people/accounts/prove-again.ts';
import type { Signer } from './signer.ts';
import { setLink } from './signers.store.ts';
import { addSigningEvent, PORTAL_ITSELF } from './signing-events.store.ts';

/** How long a link to the ceremony is valid; opening the wizard again gives a new one. */
export const SIGNING_LINK_MINUTES = 30;

/** How long the link mailed to the joint investor is valid: the message may lie unread over a weekend. */
export const JOINT_LINK_HOURS = 72;

/** Links that a ceremony sends its joint investor, reminders included. */
export const JOINT_LINKS_MAX = 12;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type SignerKey = Pick<Signer, 'investorId' | 'envelopeId' | 'role'>;

/** From where somebody asks for a link: the place, and their session. */
export type Asking = { origin: Origin; sessionTokenHash: string };

/** Gives a person, in their own session, a new link to their part and invalidates the one before. Returns its token. */
export async function giveOwnLink(
  trx: Db,
  deps: Deps,
  signer: SignerKey,
  { origin, sessionTokenHash }: Asking,
): Promise<string> {
  const at = deps.clock.now();
  const token = newToken();
  await setLink(trx, signer, {
    tokenHash: hashToken(token),
    expiresAt: new Date(at.getTime() + SIGNING_LINK_MINUTES * MINUTE_MS),
    sentAt: at,
    isReminder: false,
    sessionId: (await findSessionId(trx, sessionTokenHash)) ?? null,
  });
  await addSigningEvent(trx, signer, { id: deps.newId(), kind: 'delivered', at, origin });
  return token;
}

/**
 * Tells the joint investor that it is their turn. They sign in their own session. One of a ceremony of before has no account: theirs
 * is a new link that invalidates the one before, in that message only, since whoever has it can act as that person.
 */
export async function sendJointLink(
  trx: Db,
  deps: Deps,
  signer: Signer,
  trade: Pick<TradeRecord, 'investorId' | 'id'>,
  message: 'joint-invitation' | 'joint-reminder' | 'joint-amendment',
): Promise<void> {
  const at = deps.clock.now();
  const token = newToken();
  await setLink(trx, signer, {
    tokenHash: hashToken(token),
    expiresAt: new Date(at.getTime() + JOINT_LINK_HOURS * HOUR_MS),
    sentAt: at,
    isReminder: message === 'joint-reminder',
    sessionId: null,
  });
  await addSigningEvent(trx, signer, { id: deps.newId(), kind: 'link-sent', at, origin: PORTAL_ITSELF });
  const { investorId, id: tradeId } = trade;
  const { envelopeId } = signer;
  const linkToken = signer.person.accountId === undefined ? token : null;
  await requestMail(trx, deps, { template: message, investorId, tradeId, envelopeId, linkToken });
}

/** Records that the signing provider itself invites a signer, for the first time or again. */
export async function noteInvitation(trx: Db, deps: Deps, signer: Signer): Promise<void> {
  const at = deps.clock.now();
  await setLink(trx, signer, {
    tokenHash: null,
    expiresAt: null,
    sentAt: at,
    isReminder: false,
    sessionId: null,
  });
  await addSigningEvent(trx, signer, { id: deps.newId(), kind: 'link-sent', at, origin: PORTAL_ITSELF });
}
