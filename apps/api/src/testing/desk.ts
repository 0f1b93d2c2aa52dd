import { randomUUID } from 'node:crypto';
import type { DeskPage } from '@portal/domain/desk/queues/office-desk.wire';
import { TRADE_STATUS_NUMBERS, type TradeStatus } from '@portal/domain/order/trades/trade-status';
import { sql } from 'kysely';
import { documentsContext } from '../areas/agreement/signing/ceremony/envelope.ts';
import { sealJson } from '../platform/crypto/seal-json.ts';
import { transact } from '../platform/db/transact.ts';
import type { Colleague } from './colleagues.ts';
import { permitAlone } from './decided-alone.ts';
import { JOINT } from './joint-signing.ts';
import { submitKyc } from './kyc.ts';
import { writeToDealer } from './messages.ts';
import type { TestPortal } from './open-test-portal.ts';
import { submittedOrder } from './orders.ts';
import { type Person, registerPerson } from './people.ts';
import { orderToSign } from './signing.ts';

export type OrderOnDesk = { id: string; investorId: string; dealId: string; ada: Person };

type Made = {
  status?: TradeStatus;
  representativeId?: string;
  since?: Date;
  /** Changes were asked for and made. */
  answered?: boolean;
};

/** An order that waits for the dealer, of somebody of its own. */
export async function orderOnDesk(portal: TestPortal, made: Made = {}): Promise<OrderOnDesk> {
  const { ada, dealId, tradeId } = await submittedOrder(portal);
  const { status = 'submitted', representativeId = 'rep-01', since } = made;
  await transact(portal.db, async (trx) => {
    if (status === 'approved') {
      await permitAlone(trx, 'approve-order', `trade:${tradeId}`);
    }
    await trx
      .updateTable('trades')
      .set({
        status: TRADE_STATUS_NUMBERS[status],
        ...(since === undefined ? {} : { submitted_at: since, created_at: since }),
      })
      .where('id', '=', tradeId)
      .execute();
  });
  await portal.db
    .updateTable('investors')
    .set({ dealer_representative_id: representativeId })
    .where('id', '=', ada.user.id)
    .execute();
  if (made.answered === true) {
    await answerWithoutAsking(portal, ada.user.id, tradeId);
  }
  return { id: tradeId, investorId: ada.user.id, dealId, ada };
}

/** An order whose second person has not joined. */
export async function invitedOnDesk(portal: TestPortal): Promise<{ id: string; investorId: string }> {
  const { person, dealId, tradeId } = await orderToSign(portal);
  const reply = await person.post(`/user/trade/create/${dealId}`, { quantity: 50, jointInvestor: JOINT });
  if (reply.statusCode !== 200) {
    throw new Error(`nobody was invited: ${reply.body}`);
  }
  const investorId = person.user.id;
  await portal.db
    .updateTable('investors')
    .set({ dealer_representative_id: 'rep-01' })
    .where('id', '=', investorId)
    .execute();
  return { id: tradeId, investorId };
}

/** Puts a request for changes that was answered beside an order, as if somebody had asked and the investor had done it. */
async function answerWithoutAsking(portal: TestPortal, investorId: string, tradeId: string): Promise<void> {
  const at = portal.deps.clock.now();
  await portal.db
    .insertInto('change_requests')
    .values({
      investor_id: investorId,
      id: randomUUID(),
      trade_id: tradeId,
      kyc_id: null,
      answered_kyc_id: null,
      asked_by: null,
      note: 'Say where the money comes from.',
      answer_by: '2026-12-01',
      sealed_before: Buffer.alloc(0),
      sealed_after: null,
      asked_at: at,
      answered_at: at,
      closed_at: null,
      submitted_at: null,
    })
    .execute();
}

/** A profile whose documents nobody has looked at. */
export async function profileOnDesk(portal: TestPortal): Promise<string> {
  const { id } = await orderOnDesk(portal);
  const { kyc_id: kycId } = await portal.db
    .selectFrom('trades')
    .select('kyc_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return kycId ?? '';
}

const LONG_MS = 3_600_000;

const NO_PAPERS = { dealName: null, timeZone: 'America/Toronto', versions: {} };

/** Papers that were signed and still have no seal. */
export async function papersOnDesk(portal: TestPortal): Promise<string> {
  const { investorId, id: tradeId } = await orderOnDesk(portal);
  const id = randomUUID();
  const at = new Date(portal.deps.clock.now().getTime() - LONG_MS);
  await sql`
    insert into signing_envelopes (investor_id, id, trade_id, kyc_id, language, status, return_url, created_at,
      is_at_provider, seal_due_at, signed_at, sealed_documents)
    select ${investorId}, ${id}, ${tradeId}, kyc_id, 'en', 'completed', '', ${at}, false, ${at}, ${at},
      ${sealJson(portal.deps.secrets, NO_PAPERS, documentsContext(id))}
    from trades where id = ${tradeId}`.execute(portal.db);
  return id;
}

/** Papers of which the signing provider was not told, of an order that may still be signed. */
export async function untoldPapersOnDesk(portal: TestPortal): Promise<string> {
  const id = await papersOnDesk(portal);
  await sql`
    update trades set status = ${TRADE_STATUS_NUMBERS.open}
    where id = (select trade_id from signing_envelopes where id = ${id})`.execute(portal.db);
  await sql`
    update signing_envelopes set status = 'open', is_at_provider = true, seal_due_at = null, signed_at = null
    where id = ${id}`.execute(portal.db);
  return id;
}

/** Work that was given up; the queue's tables are made as the queue makes them when it starts. */
export async function jobOnDesk({ db, deps }: TestPortal): Promise<string> {
  const id = randomUUID();
  await sql`create schema if not exists pgboss`.execute(db);
  await sql`
    create table if not exists pgboss.job (
      id uuid, name text, state text, output jsonb, retry_count int, created_on timestamptz, started_on timestamptz,
      start_after timestamptz
    )`.execute(db);
  await sql`
    insert into pgboss.job (id, name, state, output, retry_count, created_on)
    values (${id}, 'send-mail', 'failed', '{"message": "no answer"}', 5, ${deps.clock.now()})`.execute(db);
  return id;
}

/** Something about the money of an order that somebody has to look at. */
export async function paymentFlagOnDesk(portal: TestPortal): Promise<string> {
  return flagMoneyOf(portal, await orderOnDesk(portal));
}

/** The same of an order that there is; the flag's id. */
export async function flagMoneyOf(
  portal: TestPortal,
  { id: tradeId, investorId }: Pick<OrderOnDesk, 'id' | 'investorId'>,
): Promise<string> {
  const id = randomUUID();
  await portal.db
    .insertInto('payment_flags')
    .values({
      id,
      investor_id: investorId,
      trade_id: tradeId,
      kind: 'overpaid',
      subject: id,
      basis: '1',
      detail: JSON.stringify({}),
      created_at: portal.deps.clock.now(),
      cleared_at: null,
      cleared_note: null,
    })
    .execute();
  return id;
}

/** What a client of rep-01 wrote to the dealer. */
export async function messageOnDesk(portal: TestPortal): Promise<string> {
  const person = await registerPerson(portal);
  await portal.db
    .updateTable('investors')
    .set({ dealer_representative_id: 'rep-01' })
    .where('id', '=', person.user.id)
    .execute();
  return writeToDealer(portal, person);
}

/** A message that came back. */
export async function bounceOnDesk(portal: TestPortal): Promise<string> {
  const { ada } = await orderOnDesk(portal);
  const id = randomUUID();
  const at = portal.deps.clock.now();
  await portal.db
    .insertInto('mail_bounces')
    .values({
      id,
      event_key: id,
      address: ada.user.email,
      kind: 'hard',
      message_id: null,
      reason: 'no such address',
      bounced_at: at,
      received_at: at,
      cleared_at: null,
    })
    .execute();
  return id;
}

/** A page of a queue as somebody sees it, by the filters of its address. */
export async function readQueue(colleague: Colleague, queue: string, query = ''): Promise<DeskPage> {
  const reply = await colleague.get(`/office/desk/${queue}${query === '' ? '' : `?${query}`}`);
  if (reply.statusCode !== 200) {
    throw new Error(`${queue}?${query}: ${reply.body}`);
  }
  return reply.json().data;
}

/** The ids of what a queue shows, in its order. */
export async function idsIn(colleague: Colleague, queue: string, query = ''): Promise<string[]> {
  return (await readQueue(colleague, queue, query)).rows.map(({ claim }) => claim.id);
}

/** Lets the order rely on a complete profile with documents; the version's id. */
export async function fillProfile(portal: TestPortal, { id, ada }: OrderOnDesk): Promise<string> {
  const { id: kycId } = await submitKyc(ada);
  await portal.db.updateTable('trades').set({ kyc_id: kycId }).where('id', '=', id).execute();
  return kycId;
}
