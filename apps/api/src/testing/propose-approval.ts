import { EXCEPTED_CHECKS } from '@portal/domain/desk/orders/approval-checks';
import type { OfficeExemption } from '@portal/domain/desk/orders/office-exemption.wire';
import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import type { LightMyRequestResponse } from 'fastify';
import type { Colleague } from './colleagues.ts';

const readPage = async (who: Colleague, orderId: string): Promise<OfficeOrder> =>
  (await who.get(`/office/orders/${orderId}`)).json().data;

/** Opens what an order is decided on, as far as this person has not: all of it, or its documents of one kind. */
export async function openCase(
  who: Colleague,
  orderId: string,
  kinds: readonly ('identity' | 'paper')[] = ['identity', 'paper'],
): Promise<void> {
  const { reading, profiles } = await readPage(who, orderId);
  const kycId = profiles.find(({ isOrders }) => isOrders)?.kycId;
  const own = reading?.people.find(({ isSelf }) => isSelf)?.opened ?? [];
  for (const { id, kind, path } of reading?.documents ?? []) {
    if (own.includes(id) || !kinds.includes(kind)) {
      continue;
    }
    await (kind === 'paper'
      ? who.post(`/office/orders/${orderId}/papers/${id}/open`)
      : who.post(`/office/orders/${orderId}/profiles/${kycId}/reveal`, { path, reason: 'A new order.' }));
  }
}

/** Opens the identity documents of an order and says that they match. */
export async function matchIdentityOf(who: Colleague, orderId: string): Promise<LightMyRequestResponse> {
  await openCase(who, orderId, ['identity']);
  const { profiles } = await readPage(who, orderId);
  const kycId = profiles.find(({ isOrders }) => isOrders)?.kycId;
  return who.post(`/office/orders/${orderId}/profiles/${kycId}/identity`, { outcome: 'confirmed', note: '' });
}

/** Confirms the class of each purchaser of an order whose class rests on what they stated. */
export async function confirmClassesOf(who: Colleague, orderId: string): Promise<void> {
  const exemption: OfficeExemption = (await who.get(`/office/orders/${orderId}/exemption`)).json().data;
  for (const { role, decisions, isClassAsked } of exemption.purchasers) {
    if (isClassAsked) {
      const body = { role, decisionId: decisions[0]?.id, reason: 'Two statements of their accounts.' };
      await who.post(`/office/orders/${orderId}/class`, body);
    }
  }
}

/** What this person declares of an order as its page has it now. */
export async function declarationFor(who: Colleague, orderId: string): Promise<string> {
  return (await readPage(who, orderId)).reading?.declaration ?? '';
}

/**
 * Proposes the approval of an order as the page would: once everything is opened and compared, with an exception from what else is
 * open of it.
 */
export async function proposeApprovalOf(maker: Colleague, orderId: string): Promise<LightMyRequestResponse> {
  await openCase(maker, orderId);
  if ((await readPage(maker, orderId)).checks.includes('identity-not-checked')) {
    await matchIdentityOf(maker, orderId);
  }
  if ((await readPage(maker, orderId)).checks.includes('class-not-confirmed')) {
    await confirmClassesOf(maker, orderId);
  }
  const { checks: open, reading } = await readPage(maker, orderId);
  const checks = EXCEPTED_CHECKS.filter((check) => open.includes(check));
  const reason = 'They called us about it.';
  return maker.post(`/office/orders/${orderId}/proposal`, {
    declaration: reading?.declaration ?? '',
    ...(checks.length === 0 ? {} : { exception: { checks, reason } }),
  });
}

/** Approves what waits of an order, as this person sees it. */
export async function approveOf(checker: Colleague, orderId: string): Promise<LightMyRequestResponse> {
  const { approval, reading } = await readPage(checker, orderId);
  return checker.post(`/office/orders/${orderId}/approve`, {
    proposalId: approval?.proposalId ?? '',
    hash: approval?.hash ?? '',
    declaration: reading?.declaration ?? '',
  });
}
