import { type StaffAction, scopeOf } from '../../firm/staff/permissions.ts';
import type { StaffRole } from '../../firm/staff/staff-roles.ts';

/** The parts of an order that not everybody who may see the order needs to read. */
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
 * Any one of these actions lets a role read the part. Whoever reads a profile reads where the money comes from and what its owner was asked;
 * whoever works with money reads amounts, the account and how to reach the payor; mails are read by whoever answers messages. What the
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

/** Whether somebody with these roles toward an order reads a part of it. */
export function mayReadPart(roles: readonly StaffRole[], part: OrderPart): boolean {
  return READ_WITH[part].some((action) => scopeOf(roles, action) !== null);
}

/** The parts of an order that somebody with these roles toward it may not read. */
export function partsNotShownTo(roles: readonly StaffRole[]): OrderPart[] {
  return ORDER_PARTS.filter((part) => !mayReadPart(roles, part));
}
