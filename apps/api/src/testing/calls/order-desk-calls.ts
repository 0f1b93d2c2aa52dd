import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { CHANGE_REMINDER_PAUSE_HOURS } from '@portal/domain/order/changes/request-now';
import { enterOffice } from '../colleagues.ts';
import { fillProfile, flagMoneyOf, type OrderOnDesk, orderOnDesk } from '../desk.ts';
import { signedByInvestor } from '../joint-signing.ts';
import { submitKyc } from '../kyc.ts';
import { approvedBeforeOnDesk } from '../law-on-desk.ts';
import { addOfferedDeal } from '../offerings.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { placeOrder } from '../orders.ts';
import { registerPerson } from '../people.ts';
import { declarationFor, matchIdentityOf, openCase, proposeApprovalOf } from '../propose-approval.ts';
import { signedPaper } from '../signed-papers.ts';
import type { ExampleCall, MakeCall } from './example-call.ts';

const IN_A_WEEK = '2026-11-25';
const HOUR_MS = 3_600_000;
/** After the last link was sent. */
const LINK_PAUSE_MS = HOUR_MS;

async function call(
  portal: TestPortal,
  order: OrderOnDesk,
  body?: object,
  role: StaffRole = 'compliance',
): Promise<ExampleCall> {
  const colleague = await enterOffice(portal, { role });
  return { person: null, colleague, params: { orderId: order.id }, ...(body === undefined ? {} : { body }) };
}

const inReview = (portal: TestPortal) => orderOnDesk(portal, { status: 'inReview' });

/** What was decided last of an order's investor, as the office names it. */
async function decidedLast(portal: TestPortal, tradeId: string) {
  const { id } = await portal.db
    .selectFrom('exemption_decisions')
    .select('id')
    .where('trade_id', '=', tradeId)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  return { role: 'first', decisionId: id };
}

/** An order whose class rests on what its investor says that they earn. */
async function accreditedOrder(portal: TestPortal) {
  const person = await registerPerson(portal);
  const years = { twoYearsAgo: 250_000, lastYear: 250_000, currentYear: 250_000 };
  await submitKyc(person, { income: { ...KYC_EXAMPLE.income, individual: years } });
  const id = await placeOrder(person, await addOfferedDeal(portal), 5);
  return { id, body: { ...(await decidedLast(portal, id)), reason: 'Two notices of assessment.' } };
}

/** An order of which somebody proposed that it be approved, for a call of somebody else. */
async function proposed(portal: TestPortal) {
  const order = await inReview(portal);
  const maker = await enterOffice(portal, { role: 'compliance' });
  const checker = await call(portal, order);
  await proposeApprovalOf(maker, order.id);
  const { approval } = (await maker.get(`/office/orders/${order.id}`)).json().data;
  const declaration = await declarationFor(checker.colleague ?? maker, order.id);
  return {
    maker,
    checker,
    proposalId: String(approval.proposalId),
    hash: String(approval.hash),
    declaration,
  };
}

/** An order whose investor was asked for a change. */
async function asked(portal: TestPortal): Promise<{ made: ExampleCall; requestId: string; itemId: string }> {
  const order = await orderOnDesk(portal, { status: 'inReview' });
  const colleague = await enterOffice(portal, { role: 'compliance' });
  const items = [{ path: 'basics.phone', reason: 'out-of-date', note: '' }];
  await colleague.post(`/office/orders/${order.id}/changes`, { items, answerBy: IN_A_WEEK });
  const { changeRequests } = (await colleague.get(`/office/orders/${order.id}`)).json().data;
  const made = { person: null, colleague, params: { orderId: order.id } };
  const [{ id, items: kept }] = changeRequests;
  return { made, requestId: String(id), itemId: String(kept[0].id) };
}

async function ofProfile(portal: TestPortal, body?: object): Promise<ExampleCall> {
  const order = await orderOnDesk(portal);
  const kycId = await fillProfile(portal, order);
  const made = await call(portal, order, body);
  return { ...made, params: { ...made.params, kycId } };
}

/** Valid calls about an order of somebody of the office. */
export const ORDER_DESK_CALLS: Readonly<Record<string, MakeCall>> = {
  'GET /office/orders/:orderId/timeline': async (portal) => call(portal, await orderOnDesk(portal)),
  'POST /office/orders/:orderId/papers/:documentId/open': async (portal) => {
    const { orderId, documentId } = await signedPaper(portal);
    const colleague = await enterOffice(portal, { role: 'compliance' });
    return { person: null, colleague, params: { orderId, documentId } };
  },
  'GET /office/orders/:orderId/papers/:documentId/pages/:page': async (portal) => {
    const { orderId, documentId } = await signedPaper(portal);
    const colleague = await enterOffice(portal, { role: 'compliance' });
    await colleague.post(`/office/orders/${orderId}/papers/${documentId}/open`);
    return { person: null, colleague, params: { orderId, documentId, page: '1' } };
  },
  'GET /office/orders/:orderId': async (portal) => call(portal, await orderOnDesk(portal)),
  'POST /office/orders/:orderId/review': async (portal) => call(portal, await orderOnDesk(portal)),
  'POST /office/orders/:orderId/changes': async (portal) =>
    call(portal, await inReview(portal), {
      items: [{ path: 'basics.phone', reason: 'out-of-date', note: '' }],
      answerBy: IN_A_WEEK,
    }),
  'POST /office/orders/:orderId/changes/withdraw': async (portal) => {
    const { made, requestId } = await asked(portal);
    return { ...made, body: { requestId, itemId: null } };
  },
  'POST /office/orders/:orderId/changes/reword': async (portal) => {
    const { made, requestId, itemId } = await asked(portal);
    const items = [{ id: itemId, reason: 'other', note: 'Give the number of your cell.' }];
    return { ...made, body: { requestId, items, answerBy: '2026-11-26' } };
  },
  'POST /office/orders/:orderId/changes/remind': async (portal) => {
    const { made, requestId } = await asked(portal);
    portal.advance(CHANGE_REMINDER_PAUSE_HOURS * HOUR_MS);
    const colleague = await enterOffice(portal, { role: 'compliance' });
    return { ...made, colleague, body: { requestId } };
  },
  'GET /office/orders/:orderId/exemption': async (portal) => call(portal, await orderOnDesk(portal)),
  'POST /office/orders/:orderId/exemption': async (portal) => {
    const { id: orderId } = await approvedBeforeOnDesk(portal);
    const colleague = await enterOffice(portal, { role: 'compliance' });
    const body = { role: 'first', decisionId: null, exemption: 'AI', reason: 'Their form of 2024.' };
    return { person: null, colleague, params: { orderId }, body };
  },
  'POST /office/orders/:orderId/advice': async (portal) => {
    const order = await inReview(portal);
    const body = {
      ...(await decidedLast(portal, order.id)),
      result: 'positive',
      reason: 'It fits the answers.',
    };
    return call(portal, order, body, 'representative');
  },
  'POST /office/orders/:orderId/class': async (portal) => {
    const { id, body } = await accreditedOrder(portal);
    const colleague = await enterOffice(portal, { role: 'compliance' });
    return { person: null, colleague, params: { orderId: id }, body };
  },
  'POST /office/orders/:orderId/decline': async (portal) =>
    call(portal, await inReview(portal), { reason: 'Not suitable.' }),
  'POST /office/orders/:orderId/archive': async (portal) =>
    call(portal, await inReview(portal), { reason: 'Asked for by telephone.' }),
  'POST /office/orders/:orderId/proposal': async (portal) => {
    await enterOffice(portal, { role: 'compliance' });
    const order = await inReview(portal);
    await flagMoneyOf(portal, order);
    const made = await call(portal, order);
    const { colleague } = made;
    if (colleague !== null && colleague !== undefined) {
      await matchIdentityOf(colleague, order.id);
      const declaration = await declarationFor(colleague, order.id);
      const exception = { checks: ['payment-flag'], reason: 'They called us about it.' };
      return { ...made, body: { declaration, exception } };
    }
    return made;
  },
  'POST /office/orders/:orderId/approve': async (portal) => {
    const { checker, proposalId, hash, declaration } = await proposed(portal);
    return { ...checker, body: { proposalId, hash, declaration } };
  },
  'POST /office/orders/:orderId/proposal/withdraw': async (portal) => {
    const { maker, checker, proposalId } = await proposed(portal);
    return { ...checker, colleague: maker, body: { proposalId } };
  },
  'POST /office/orders/:orderId/proposal/return': async (portal) => {
    const { checker, proposalId } = await proposed(portal);
    return { ...checker, body: { proposalId, reason: 'Look at the source of the money.' } };
  },
  'POST /office/orders/:orderId/next-step': async (portal) =>
    call(portal, await orderOnDesk(portal), { step: 'calling-you' }),
  'POST /office/orders/:orderId/joint-link': async (portal) => {
    const { order } = await signedByInvestor(portal);
    portal.advance(LINK_PAUSE_MS);
    const colleague = await enterOffice(portal, { role: 'compliance' });
    return { person: null, colleague, params: { orderId: order.tradeId } };
  },
  'POST /office/orders/:orderId/as-investor': async (portal) =>
    call(portal, await orderOnDesk(portal), { reason: 'They called.' }),
  'GET /office/orders/:orderId/profiles/:kycId': (portal) => ofProfile(portal),
  'POST /office/orders/:orderId/profiles/:kycId/reveal': (portal) =>
    ofProfile(portal, { path: 'basics.socialInsuranceNumber', reason: 'Two accounts have it.' }),
  'GET /office/reveals/:revealId/pages/:page': async (portal) => {
    const made = await ofProfile(portal);
    const { orderId = '', kycId = '' } = made.params ?? {};
    const body = { path: 'identityVerification.principal.document.front', reason: 'To compare it.' };
    const reply = await made.colleague?.post(`/office/orders/${orderId}/profiles/${kycId}/reveal`, body);
    return { ...made, params: { revealId: reply?.json().data.id, page: '1' } };
  },
  'POST /office/orders/:orderId/profiles/:kycId/identity': async (portal) => {
    const made = await ofProfile(portal, { outcome: 'confirmed', note: '' });
    if (made.colleague !== undefined && made.colleague !== null) {
      await openCase(made.colleague, made.params?.orderId ?? '');
    }
    return made;
  },
};
