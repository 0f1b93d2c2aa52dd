import { type StaffAction, scopeOf } from '../staff/permissions.ts';
import type { StaffRole } from '../staff/staff-roles.ts';

type ProposalKindFacts = {
  /** What a person has to be allowed to propose one. */
  proposedBy: StaffAction;
  /** What a person has to be allowed to approve one. */
  approvedBy: StaffAction;
  /** How many others have to approve it. */
  requiredApprovals: number;
  /** For how long it may be approved. */
  expiresAfterDays: number;
};

/** What one person of the office proposes and others have to approve before it happens (four eyes). */
export const PROPOSAL_KINDS = {
  'publish-deal': {
    proposedBy: 'deals.submit',
    approvedBy: 'deals.publish',
    requiredApprovals: 1,
    expiresAfterDays: 30,
  },
  'reopen-deal': {
    proposedBy: 'deals.submit',
    approvedBy: 'deals.publish',
    requiredApprovals: 1,
    expiresAfterDays: 30,
  },
  'publish-memorandum': {
    proposedBy: 'deals.submit',
    approvedBy: 'deals.publish',
    requiredApprovals: 1,
    expiresAfterDays: 30,
  },
  'approve-order': {
    proposedBy: 'orders.review',
    approvedBy: 'orders.approve',
    requiredApprovals: 1,
    expiresAfterDays: 30,
  },
  'release-money': {
    proposedBy: 'payments.release',
    approvedBy: 'payments.approve-release',
    requiredApprovals: 1,
    expiresAfterDays: 30,
  },
  'refund-money': {
    proposedBy: 'payments.refund',
    approvedBy: 'payments.approve-refund',
    requiredApprovals: 1,
    expiresAfterDays: 30,
  },
  'send-back': {
    proposedBy: 'payments.send-back',
    approvedBy: 'payments.approve-send-back',
    requiredApprovals: 1,
    expiresAfterDays: 30,
  },
  'close-trust-day': {
    proposedBy: 'payments.reconcile',
    approvedBy: 'payments.review-reconciliation',
    requiredApprovals: 1,
    expiresAfterDays: 30,
  },
  'change-role': {
    proposedBy: 'people.change-role',
    approvedBy: 'people.change-role',
    requiredApprovals: 1,
    expiresAfterDays: 30,
  },
  'admit-person': {
    proposedBy: 'people.invite',
    approvedBy: 'people.invite',
    requiredApprovals: 1,
    expiresAfterDays: 30,
  },
  'trustee-particulars': {
    proposedBy: 'payments.change-trustee',
    approvedBy: 'payments.change-trustee',
    requiredApprovals: 1,
    expiresAfterDays: 30,
  },
  'change-registration': {
    proposedBy: 'operation.change-registrations',
    approvedBy: 'operation.change-registrations',
    requiredApprovals: 1,
    expiresAfterDays: 30,
  },
} as const satisfies Record<string, ProposalKindFacts>;
export type ProposalKind = keyof typeof PROPOSAL_KINDS;

export const PROPOSAL_KIND_NAMES = [
  'publish-deal',
  'reopen-deal',
  'publish-memorandum',
  'approve-order',
  'release-money',
  'refund-money',
  'send-back',
  'close-trust-day',
  'change-role',
  'admit-person',
  'trustee-particulars',
  'change-registration',
] as const satisfies readonly ProposalKind[];

/** True while the person who made a proposal has a role that may make it; false for somebody without access, who has none. */
export function mayStillPropose(roles: readonly StaffRole[], kind: ProposalKind): boolean {
  return scopeOf(roles, PROPOSAL_KINDS[kind].proposedBy) !== null;
}

/** Kinds that somebody with these roles may propose or approve. */
export function kindsOf(roles: readonly StaffRole[]): ProposalKind[] {
  return PROPOSAL_KIND_NAMES.filter(
    (kind) =>
      scopeOf(roles, PROPOSAL_KINDS[kind].proposedBy) !== null ||
      scopeOf(roles, PROPOSAL_KINDS[kind].approvedBy) !== null,
  );
}

/** Kinds that somebody with these roles may approve. */
export function approvableBy(roles: readonly StaffRole[]): ProposalKind[] {
  return PROPOSAL_KIND_NAMES.filter((kind) => scopeOf(roles, PROPOSAL_KINDS[kind].approvedBy) === 'all');
}

/** True for roles of which one may approve something: whoever gets them is let in by two. */
export function decides(roles: readonly StaffRole[]): boolean {
  return approvableBy(roles).length > 0;
}

export const PROPOSAL_STATES = [
  'submitted',
  'approved',
  'applied',
  'returned',
  'withdrawn',
  'expired',
  'stale',
] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Why a proposal about an order lapsed without anybody ending it: what it was about has changed. */
export const STALE_REASONS = [
  'amount-changed',
  'order-changed',
  'order-returned',
  'order-ended',
  'decided-in-emergency',
  'maker-left',
] as const;
export type StaleReason = (typeof STALE_REASONS)[number];

/** Why a proposed change of a role lapsed without anybody ending it. */
export const ROLE_STALE_REASONS = [
  'person-changed',
  'person-left',
  'maker-left',
  'representative-left',
] as const;
export type RoleStaleReason = (typeof ROLE_STALE_REASONS)[number];
