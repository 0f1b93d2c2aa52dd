import { readableDocument } from '../../platform/files/testing/readable-document.ts';
import {
  invitationOf,
  JOINT,
  jointOrderToSign,
  jointPerson,
  jointWithMemorandum,
  openJointPage,
  signedByInvestor,
} from '../joint-signing.ts';
import { submitKyc } from '../kyc.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { registerPerson } from '../people.ts';
import {
  openSigningPage,
  orderToSign,
  RETURN_URL,
  SIGNER_NAME,
  signThroughCeremony,
  statementsOf,
} from '../signing.ts';
import type { ExampleCall, MakeCall } from './example-call.ts';

const COPIES_LINK = /\/signed-copies\/([\w-]{43})/;
const A_WHILE_MS = 10 * 60_000;

async function ceremony(portal: TestPortal) {
  const page = await openSigningPage(portal, await orderToSign(portal));
  return {
    page,
    call: (body: object = {}): ExampleCall => ({ person: null, body: { token: page.token, ...body } }),
  };
}

async function givenMemorandum(portal: TestPortal): Promise<ExampleCall> {
  const { joint, documentId } = await jointWithMemorandum(portal);
  return { person: null, body: { token: joint.token, documentId } };
}

/** The token of an invitation to a new order. */
async function invited(portal: TestPortal): Promise<string> {
  const order = await orderToSign(portal);
  await order.person.post(`/user/trade/create/${order.dealId}`, { quantity: 50, jointInvestor: JOINT });
  return invitationOf(portal);
}

/** Valid calls about the signing of documents. */
export const SIGNING_CALLS: Readonly<Record<string, MakeCall>> = {
  'GET /user/docusign/investment': async (portal) => {
    const { person, tradeId } = await orderToSign(portal);
    return { person, query: { shareId: tradeId, returnUrl: RETURN_URL } };
  },
  'GET /user/trade/signing/:id': async (portal) => {
    const { person, tradeId } = await orderToSign(portal);
    return { person, params: { id: tradeId } };
  },
  'POST /user/trade/signing-consent/:id': async (portal) => {
    const { person, tradeId } = await orderToSign(portal);
    return { person, params: { id: tradeId }, body: { returnUrl: RETURN_URL } };
  },
  'GET /user/docusign/:other': async (portal) => {
    const person = await registerPerson(portal);
    const { id } = await submitKyc(person);
    return { person, params: { other: 'kyc' }, query: { kycId: id, type: '1', returnUrl: RETURN_URL } };
  },
  'POST /user/trade/joint-link/:id': async (portal) => {
    const order = await jointOrderToSign(portal);
    await signThroughCeremony(portal, order);
    portal.advance(A_WHILE_MS);
    return { person: order.person, params: { id: order.tradeId } };
  },
  'POST /user/purchases/signing/:id': async (portal) => {
    const { tradeId } = (await signedByInvestor(portal)).order;
    return { person: await jointPerson(portal), params: { id: tradeId } };
  },
  'GET /user/purchases': async (portal) => {
    await jointOrderToSign(portal);
    return { person: await jointPerson(portal) };
  },
  'GET /user/purchases/:id': async (portal) => {
    const { tradeId } = await jointOrderToSign(portal);
    return { person: await jointPerson(portal), params: { id: tradeId } };
  },
  'POST /user/purchases/leave/:id': async (portal) => {
    const { tradeId } = await jointOrderToSign(portal);
    return { person: await jointPerson(portal), params: { id: tradeId } };
  },
  'POST /user/purchases/join': async (portal) => ({
    person: await jointPerson(portal),
    body: { token: await invited(portal) },
  }),
  'POST /purchase-invitations/open': async (portal) => ({
    person: null,
    body: { token: await invited(portal) },
  }),
  'POST /purchase-invitations/decline': async (portal) => ({
    person: null,
    body: { token: await invited(portal) },
  }),
  'POST /signing/open': async (portal) => (await ceremony(portal)).call(),
  'POST /signing/memorandum': async (portal) => givenMemorandum(portal),
  'POST /signing/memorandum-page': async (portal) => {
    const bytes = await readableDocument({ pages: 2 });
    const { joint, documentId } = await jointWithMemorandum(portal, bytes);
    return { person: null, body: { token: joint.token, documentId, page: 2 } };
  },
  'POST /signing/accept-memorandum': async (portal) => givenMemorandum(portal),
  'POST /signing/consent': async (portal) => (await ceremony(portal)).call(),
  'POST /signing/language': async (portal) => {
    const page = await openSigningPage(portal, await orderToSign(portal, 'CAN-QC'));
    await page.call('consent');
    return { person: null, body: { token: page.token, language: 'en' } };
  },
  'POST /signing/read': async (portal) => {
    const { page, call } = await ceremony(portal);
    const [document] = (await page.open()).documents;
    return call({ documentId: document?.id ?? '' });
  },
  'POST /signing/initial': async (portal) => {
    const { page, call } = await ceremony(portal);
    await page.call('consent');
    const [statement] = statementsOf(await page.open());
    return call({ documentId: statement?.documentId ?? '', rowId: statement?.rowId ?? '' });
  },
  'POST /signing/sign': async (portal) => {
    const { page, call } = await ceremony(portal);
    await page.prepare();
    return call({ signature: { kind: 'typed', name: SIGNER_NAME } });
  },
  'POST /user/signing/prove': async (portal) => {
    const order = await orderToSign(portal);
    const { token } = await openSigningPage(portal, order);
    const { person } = order;
    return { person, body: { token, password: person.password } };
  },
  'POST /signing/decline': async (portal) => (await ceremony(portal)).call(),
  'POST /signing/copies': async (portal) => {
    await signThroughCeremony(portal, await jointOrderToSign(portal));
    const joint = await openJointPage(portal);
    await joint.prepare();
    await joint.sign();
    await portal.runJobs();
    const mail = portal.mails.findLast(({ text }) => COPIES_LINK.test(text));
    return { person: null, body: { token: COPIES_LINK.exec(mail?.text ?? '')?.[1] ?? '' } };
  },
};
