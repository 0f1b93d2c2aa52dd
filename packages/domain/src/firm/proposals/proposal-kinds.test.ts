import { describe, expect, it } from 'vitest';
import { actionsOf } from '../staff/permissions.ts';
import { STAFF_ROLES } from '../staff/staff-roles.ts';
import {
  approvableBy,
  decides,
  kindsOf,
  mayStillPropose,
  PROPOSAL_KIND_NAMES,
  PROPOSAL_KINDS,
} from './proposal-kinds.ts';

const OF_DEALS = ['publish-deal', 'reopen-deal', 'publish-memorandum'];
const OF_MONEY = ['release-money', 'refund-money', 'send-back', 'close-trust-day', 'trustee-particulars'];
const OF_PEOPLE = ['change-role', 'admit-person'];

describe('what waits for a second person', () => {
  it.each([
    ['a representative', 'representative', 'has to do with orders, and approves none', ['approve-order'], []],
    [
      'compliance',
      'compliance',
      'approves deals, orders, registrations, and as the second person money',
      [...OF_DEALS, 'approve-order', ...OF_MONEY, 'change-registration'],
      [...OF_DEALS, 'approve-order', ...OF_MONEY, 'change-registration'],
    ],
    ['finance', 'finance', 'approves money', OF_MONEY, OF_MONEY],
    ['a deal manager', 'deals', 'approves deals', OF_DEALS, OF_DEALS],
    ['an administrator', 'administrator', 'approves roles and who comes in', OF_PEOPLE, OF_PEOPLE],
  ] as const)('%s (%s) %s', (_who, role, _what, seen, approved) => {
    expect(kindsOf([role])).toEqual(seen);
    expect(approvableBy([role])).toEqual(approved);
  });

  it('is decided by every role but a representative’s, who are let in by one person', () => {
    expect(STAFF_ROLES.filter((role) => !decides([role]))).toEqual(['representative']);
  });

  it.each([
    ['a colleague of the same role', ['compliance'], 'approve-order', true],
    ['a representative, of their own clients', ['representative'], 'approve-order', true],
    ['a deal manager who proposed an order before', ['deals'], 'approve-order', false],
    ['compliance, who only approves deals', ['compliance'], 'publish-deal', false],
    ['compliance, who only approves money', ['compliance'], 'refund-money', false],
    ['somebody who lost one of two roles and keeps the one that may', ['finance'], 'release-money', true],
    ['somebody who keeps the one that may not', ['compliance'], 'release-money', false],
    ['somebody without access', [], 'approve-order', false],
  ] as const)('stands behind what they proposed: %s (%j, %s) %s', (_who, roles, kind, may) => {
    expect(mayStillPropose(roles, kind)).toBe(may);
  });

  it('names every kind', () => {
    expect([...PROPOSAL_KIND_NAMES].sort()).toEqual(Object.keys(PROPOSAL_KINDS).sort());
  });

  it('shows the list to exactly those who may propose or approve a kind', () => {
    expect(STAFF_ROLES.filter((role) => actionsOf([role]).includes('approvals.view'))).toEqual(
      STAFF_ROLES.filter((role) => kindsOf([role]).length > 0),
    );
  });
});
