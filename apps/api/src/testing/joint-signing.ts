import { publishMemorandum } from './memoranda.ts';
import type { TestPortal } from './open-test-portal.ts';
import {
  acceptMemorandum,
  type OrderToSign,
  orderToSign,
  type SigningPage,
  signingPageOf,
  signThroughCeremony,
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

/** An order with everything but its signatures and with a joint investor, whose messages are in French. */
export async function jointOrderToSign(portal: TestPortal): Promise<OrderToSign> {
  const order = await orderToSign(portal);
  await order.person.post(`/user/trade/create/${order.dealId}`, { quantity: 50, jointInvestor: JOINT });
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

/** The page behind the newest link that was mailed to the joint investor; runs the jobs that are waiting. */
export async function openJointPage(portal: TestPortal): Promise<SigningPage> {
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
