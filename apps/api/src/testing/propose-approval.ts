import { EXCEPTED_CHECKS } from '@portal/domain/desk/orders/approval-checks';
import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import type { LightMyRequestResponse } from 'fastify';
import type { Colleague } from './colleagues.ts';

/** Proposes the approval of an order as the page would: with an exception from what is open of it. */
export async function proposeApprovalOf(maker: Colleague, orderId: string): Promise<LightMyRequestResponse> {
  const page = await maker.get(`/office/orders/${orderId}`);
  const { checks: open } = page.json<{ data: OfficeOrder }>().data;
  const checks = EXCEPTED_CHECKS.filter((check) => open.includes(check));
  const reason = 'Their documents were seen in person.';
  return maker.post(
    `/office/orders/${orderId}/proposal`,
    checks.length === 0 ? {} : { exception: { checks, reason } },
  );
}
