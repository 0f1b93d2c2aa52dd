import { type StaffAction, scopeOf } from '../../firm/staff/permissions.ts';
import type { StaffRole } from '../../firm/staff/staff-roles.ts';

/** What of an order not everybody of the office needs who may see that it is there. */
export const ORDER_PARTS = [
  'amounts',
  'account',
  'money',
  'source-of-funds',
  'contact',
  'profile',
  'changes',
  'emails',
  'record',
] as const;
export type OrderPart = (typeof ORDER_PARTS)[number];

/**
 * Any one of these actions lets a role read the part. Who reads a profile reads where the money comes from and what was asked of its person;
 * who works with money reads amounts, the account and how the payer is reached; mails are read by whoever answers messages. What the
 * audit log adds to each step (`record`: reasons, amounts) is read with either.
 */
const READ_WITH: Readonly<Record<OrderPart, readonly StaffAction[]>> = {
  amounts: ['payments.view'],
  account: ['payments.view'],
  money: ['payments.view'],
  'source-of-funds': ['profiles.view'],
  contact: ['investors.view', 'payments.view'],
  profile: ['profiles.view'],
  changes: ['profiles.view'],
  emails: ['messages.view'],
  record: ['profiles.view', 'payments.view'],
};

/** Whether a role reads a part of the orders that it may see. */
export function mayReadPart(role: StaffRole, part: OrderPart): boolean {
  return READ_WITH[part].some((action) => scopeOf(role, action) !== null);
}

/** What of an order is kept back from a role. */
export function partsNotShownTo(role: StaffRole): OrderPart[] {
  return ORDER_PARTS.filter((part) => !mayReadPart(role, part));
}
