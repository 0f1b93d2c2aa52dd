import { expect, type Page } from '@playwright/test';
import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import type { Portal } from '../fixtures/portal.ts';
import { ALONE } from './alone.ts';
import { callOffice, giveSession, readOffice } from './office-session.ts';

const COMPLIANCE = 'compliance@northline.example';

/**
 * The dealer reviews an order, books its money and approves it, for tests of what its investor sees then. Its documents are compared in the
 * office, since no emergency spares that; the rest goes by command.
 */
export async function approveOrder(portal: Portal, page: Page, orderId: string): Promise<void> {
  await run(portal, 'review', orderId);
  await run(portal, 'payment', 'received', orderId);
  await compareIdentity(portal, page, orderId);
  await run(portal, 'approve', ...ALONE, orderId);
}

async function run(portal: Portal, ...command: readonly string[]): Promise<void> {
  const { code } = await portal.dealer(...command);
  expect(code, command.join(' ')).toBe(0);
}

async function compareIdentity(portal: Portal, page: Page, orderId: string): Promise<void> {
  await giveSession(portal, page, COMPLIANCE);
  const order = await readOffice<OfficeOrder>(portal, page, `/orders/${orderId}`);
  const profile = order.profiles?.find(({ isOrders }) => isOrders);
  const at = `/orders/${orderId}/profiles/${profile?.kycId}`;
  for (const { path } of order.reading?.documents.filter(({ kind }) => kind === 'identity') ?? []) {
    await callOffice(portal, page, `${at}/reveal`, { path, reason: 'A new order.' });
  }
  await callOffice(portal, page, `${at}/identity`, { outcome: 'confirmed', note: '' });
}
