import { personContext } from '../areas/agreement/signing/ceremony/envelope.ts';
import { sealJson } from '../platform/crypto/seal-json.ts';
import { exampleFor, submitKyc } from './kyc.ts';
import { publishMemorandum } from './memoranda.ts';
import type { TestPortal } from './open-test-portal.ts';
import { type Person, registerPerson } from './people.ts';
import {
  ADDRESSES,
  acceptMemorandum,
  type OrderToSign,
  orderToSign,
  PERMITTED_ASSETS,
  type SigningPage,
  signingPageOf,
  signThroughCeremony,
  tokenIn,
} from './signing.ts';

/** Who invests together with the person of the tests. */
export const JOINT = {
  firstName: 'Benoît',
  lastName: 'Roy',
  email: 'benoit.roy@example.com',
  relation: 'spouse',
  language: 'fr',
} as const;
export const JOINT_NAME = 'Benoît Roy';

/** Of each portal: the account of the joint investor, and the order that they joined last. */
const JOINED = new WeakMap<TestPortal, { person: Person; tradeId: string | null }>();

/** The joint investor of the tests, with an account and a profile of their own. */
export async function jointPerson(portal: TestPortal): Promise<Person> {
  const known = JOINED.get(portal);
  if (known !== undefined) {
    return (await known.person.get('/user/profile')).statusCode === 200
      ? known.person
      : logInAnew(portal, known.person);
  }
  const { firstName, lastName, email } = JOINT;
  const person = await registerPerson(portal, { firstName, lastName, email });
  JOINED.set(portal, { person, tradeId: null });
  await submitProfileOf(person, JOINT);
  return person;
}

/** The same person after the time of a test has ended their session. */
async function logInAnew(portal: TestPortal, person: Person): Promise<Person> {
  const { email, password } = person;
  const payload = { email, password };
  const reply = await portal.app.inject({ method: 'POST', url: '/api/login', payload });
  const authorization = `Bearer ${reply.json().data.accessToken}`;
  return {
    ...person,
    get: (path, headers = {}) => person.get(path, { ...headers, authorization }),
    post: (path, body, headers = {}) => person.post(path, body, { ...headers, authorization }),
  };
}

/** Submits a profile in somebody's name, with numbers of their own. */
export async function submitProfileOf(
  person: Person,
  { firstName, lastName, email }: Record<'firstName' | 'lastName' | 'email', string>,
  province: keyof typeof ADDRESSES = 'CAN-ON',
): Promise<void> {
  const { basics, identityVerification } = await exampleFor(person);
  await submitKyc(person, {
    basics: {
      ...basics,
      firstName,
      lastName,
      email,
      socialInsuranceNumber: '193456787',
      address: ADDRESSES[province],
    },
    identityVerification: {
      ...identityVerification,
      principal: { ...identityVerification.principal, documentNumber: 'R1234-56789-60417' },
    },
    assets: PERMITTED_ASSETS,
  });
}

/** The token of the newest invitation that was mailed to somebody; runs the jobs that are waiting. */
export async function invitationOf(portal: TestPortal, email: string = JOINT.email): Promise<string> {
  await portal.runJobs();
  const mail = portal.mails.findLast(({ to, text }) => to === email && text.includes('/join/'));
  return /\/join\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Names the joint investor in an order, who joins it. */
export async function joinByJoint(portal: TestPortal, order: OrderToSign): Promise<void> {
  await order.person.post(`/user/trade/create/${order.dealId}`, { quantity: 50, jointInvestor: JOINT });
  const person = await jointPerson(portal);
  await person.post('/user/purchases/join', { token: await invitationOf(portal) });
  JOINED.set(portal, { person, tradeId: order.tradeId });
}

/** An order with everything but its signatures and with a joint investor who joined it, whose messages are in French. */
export async function jointOrderToSign(portal: TestPortal): Promise<OrderToSign> {
  const order = await orderToSign(portal);
  await joinByJoint(portal, order);
  return order;
}

export type JointWithMemorandum = { order: OrderToSign; joint: SigningPage; documentId: string };

/**
 * A joint order of a deal that is sold with a memorandum, in both languages; the investor accepted it and signed, and the
 * joint investor, who reads French, has their link. `documentId` is that of the French document, made of `bytes`.
 */
export async function jointWithMemorandum(portal: TestPortal, bytes?: Buffer): Promise<JointWithMemorandum> {
  const order = await jointOrderToSign(portal);
  await publishMemorandum(portal, order.dealId, 1, 'en');
  const documentId = await publishMemorandum(portal, order.dealId, 1, 'fr', bytes);
  await acceptMemorandum(order);
  await signThroughCeremony(portal, order);
  return { order, joint: await openJointPage(portal), documentId };
}

/** The page of the joint investor's part in the order that they joined last, opened in their own session. */
export async function openJointPage(portal: TestPortal): Promise<SigningPage> {
  await portal.runJobs();
  const person = await jointPerson(portal);
  const tradeId = JOINED.get(portal)?.tradeId ?? '';
  const reply = await person.post(`/user/purchases/signing/${tradeId}`, {});
  return signingPageOf(portal, tokenIn(reply.json().data.url), 'fr', JOINT_NAME);
}

/** A joint order that its investor signed before joint investors had accounts, and the page of the joint investor's mailed link. */
export async function signedBeforeAccounts(portal: TestPortal): Promise<SignedByInvestor> {
  const { order } = await signedByInvestor(portal);
  const { tradeId } = order;
  await portal.db
    .updateTable('order_purchasers')
    .set({ investor_id: null, joined_at: null, kyc_id: null })
    .where('trade_id', '=', tradeId)
    .where('role', '=', 'second')
    .execute();
  const { id } = await portal.db
    .selectFrom('signing_envelopes')
    .select('id')
    .where('trade_id', '=', tradeId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  const person = { name: JOINT_NAME, email: JOINT.email, initials: 'BR' };
  const sealed = sealJson(portal.deps.secrets, person, personContext(id, 'joint'));
  await portal.db
    .updateTable('signing_signers')
    .set({ sealed_person: sealed, link_sent_at: new Date(0) })
    .where('envelope_id', '=', id)
    .where('role', '=', 'joint')
    .execute();
  await order.person.post(`/user/trade/joint-link/${tradeId}`, {});
  return { order, joint: await openMailedPage(portal) };
}

/** The page behind the newest link that was mailed to a joint investor without an account; runs the jobs that are waiting. */
export async function openMailedPage(portal: TestPortal): Promise<SigningPage> {
  await portal.runJobs();
  const mail = portal.mails.findLast(({ to, text }) => to === JOINT.email && text.includes('/signing/'));
  const token = /\/signing\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  return signingPageOf(portal, token, 'fr', JOINT_NAME);
}

export type SignedByInvestor = { order: OrderToSign; joint: SigningPage };

/** A joint order that its investor has signed, and the page of the joint investor's link. */
export async function signedByInvestor(portal: TestPortal): Promise<SignedByInvestor> {
  const order = await jointOrderToSign(portal);
  await signThroughCeremony(portal, order);
  return { order, joint: await openJointPage(portal) };
}

/** The messages to the joint investor whose subject has these words. */
export function mailsToJoint(portal: TestPortal, words: string) {
  return portal.mails.filter(({ to, subject }) => to === JOINT.email && subject.includes(words));
}
