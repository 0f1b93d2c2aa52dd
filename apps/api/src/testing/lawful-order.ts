import { randomUUID } from 'node:crypto';
import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import { sql } from 'kysely';
import { documentsContext, personContext } from '../areas/agreement/signing/ceremony/envelope.ts';
import { formNamesOf } from '../areas/agreement/signing/links/law-of-order.ts';
import { reviewTrade } from '../areas/order/trades/deciding/decide-trade.ts';
import { submitTradeIfComplete } from '../areas/order/trades/placing/submit-trade-if-complete.ts';
import { sealJson } from '../platform/crypto/seal-json.ts';
import { transact } from '../platform/db/transact.ts';
import { type Colleague, enterOffice } from './colleagues.ts';
import { JOINT } from './joint-signing.ts';
import { exampleFor, submitKyc } from './kyc.ts';
import { publishMemorandum } from './memoranda.ts';
import { addOfferedDeal } from './offerings.ts';
import type { TestPortal } from './open-test-portal.ts';
import { giveDetails, signWithoutCeremony } from './orders.ts';
import { type Person, registerPerson } from './people.ts';
import { matchIdentityOf, proposeApprovalOf } from './propose-approval.ts';
import { STAFF } from './staff-actor.ts';

/** More than $30,000 in twelve months, with what the example of a profile tells of elsewhere: it takes advice. */
const UNITS = 25;
const YEARS = { currentYear: 250_000, lastYear: 250_000, twoYearsAgo: 250_000 };
const NO_PAPERS = { dealName: null, timeZone: 'America/Toronto', versions: {} };

/** An order of two that everything speaks for, proposed by one of compliance, for another to approve. */
export type LawfulOrder = {
  tradeId: string;
  dealId: string;
  /** Eligible, and buys with the offering memorandum on advice. */
  ada: Person;
  /** Accredited by income, as the office confirmed. */
  ben: Person;
  /** Who may approve it. */
  checker: Colleague;
};

export async function lawfulOrder(portal: TestPortal): Promise<LawfulOrder> {
  const compliance = await enterOffice(portal, { role: 'compliance' });
  const checker = await enterOffice(portal, { role: 'compliance' });
  const people = await twoWhoBuy(portal);
  const dealId = await addOfferedDeal(portal);
  await publishMemorandum(portal, dealId, 1);
  const { ada, ben } = people;
  const placed = await ada.post(`/user/trade/create/${dealId}`, { quantity: UNITS, jointInvestor: JOINT });
  const tradeId: string = placed.json().data.shareOrderId;
  await sql`
    update order_purchasers set investor_id = ${ben.user.id}, joined_at = now()
    where trade_id = ${tradeId} and role = 'second'`.execute(portal.db);
  await giveDetails(ada, tradeId);
  await ada.post('/sendacceptofferingmemorandumemail', { dealId, tradeId });
  const representative = await enterOffice(portal, { role: 'representative' });
  await say(representative, tradeId, 'advice', { role: 'first', result: 'positive' }, portal, ada);
  await signWithoutCeremony(portal, ada, tradeId);
  await sql`update trades set joint_signed_at = now() where id = ${tradeId}`.execute(portal.db);
  await transact(portal.db, (trx) => submitTradeIfComplete(trx, portal.deps, ada.user.id, tradeId));
  await signedPapers(portal, { tradeId, dealId, ada });
  await reviewTrade(portal.deps, STAFF, ada.user.id, tradeId);
  await say(compliance, tradeId, 'class', { role: 'second' }, portal, ben);
  await matchIdentityOf(compliance, tradeId);
  const proposed = await proposeApprovalOf(compliance, tradeId);
  if (proposed.statusCode !== 200) {
    throw new Error(`Nothing speaks against the order, but it was not proposed: ${proposed.body}`);
  }
  return { ...people, tradeId, dealId, checker };
}

/** Two people of Ontario whom a registered representative serves. */
async function twoWhoBuy(portal: TestPortal): Promise<{ ada: Person; ben: Person }> {
  const [ada, ben] = [await registerPerson(portal), await registerPerson(portal)];
  await submitKyc(ada);
  const { basics, identityVerification } = await exampleFor(ben);
  const { principal } = identityVerification;
  await submitKyc(ben, {
    basics: { ...basics, socialInsuranceNumber: '193456787' },
    income: { ...KYC_EXAMPLE.income, individual: YEARS },
    identityVerification: {
      ...identityVerification,
      principal: { ...principal, documentNumber: 'R1234-56789-60417' },
    },
  });
  await sql`
    update investors set dealer_representative_id = 'rep-01'
    where id in (${ada.user.id}, ${ben.user.id})`.execute(portal.db);
  return { ada, ben };
}

/** What the office says of a purchaser's exemption, on what was decided of them last. */
async function say(
  who: Colleague,
  tradeId: string,
  what: 'advice' | 'class',
  said: object,
  { db }: TestPortal,
  { user }: Person,
): Promise<void> {
  const { id: decisionId } = await db
    .selectFrom('exemption_decisions')
    .select('id')
    .where('trade_id', '=', tradeId)
    .where('investor_id', '=', user.id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const reply = await who.post(`/office/orders/${tradeId}/${what}`, {
    ...said,
    decisionId,
    reason: 'It is so.',
  });
  if (reply.statusCode !== 200) {
    throw new Error(`Could not say the ${what}: ${reply.body}`);
  }
}

type Signed = Pick<LawfulOrder, 'tradeId' | 'dealId' | 'ada'>;

/** A ceremony in which both signed everything that was decided on, as its records have it. */
async function signedPapers(portal: TestPortal, { tradeId, dealId, ada }: Signed): Promise<void> {
  const { db, deps } = portal;
  const id = randomUUID();
  const investorId = ada.user.id;
  const at = deps.clock.now();
  const forms = await formNamesOf(db, { investorId, id: tradeId });
  await sql`
    insert into signing_envelopes (investor_id, id, trade_id, kyc_id, language, status, return_url, created_at, is_at_provider,
      sealed_at, signed_at, sealed_documents, decided_through, form_names)
    select ${investorId}, ${id}, ${tradeId}, kyc_id, 'en', 'completed', '', ${at}, false, ${at}, ${at},
      ${sealJson(deps.secrets, NO_PAPERS, documentsContext(id))},
      (select max(number) from exemption_decisions where trade_id = ${tradeId}), ${forms}::text[]
    from trades where id = ${tradeId}`.execute(db);
  for (const [index, role] of (['investor', 'joint'] as const).entries()) {
    const person = { name: 'A purchaser', email: ada.email, initials: 'AP' };
    await sql`
      insert into signing_signers (investor_id, envelope_id, role, position, language, sealed_person, signed_at)
      values (${investorId}, ${id}, ${role}, ${index + 1}, 'en',
        ${sealJson(deps.secrets, person, personContext(id, role))}, ${at})`.execute(db);
  }
  await sql`
    insert into joint_om_acceptances (investor_id, id, envelope_id, deal_id, document_id, version, document_sha256, language, mail_id,
      delivered_at, accepted_at, ip_address, user_agent)
    select ${investorId}, ${randomUUID()}, ${id}, ${dealId}, id, version, '', language, ${randomUUID()}, ${at}, ${at}, '', ''
    from deal_documents where deal_id = ${dealId} and kind = 'offering-memorandum'`.execute(db);
}
