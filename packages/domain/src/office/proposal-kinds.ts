import type { StaffAction } from './permissions.ts';

type ProposalKindFacts = {
  /** What a person has to be allowed to approve one. */
  approvedBy: StaffAction;
  /** How many others have to approve it. */
  requiredApprovals: number;
  /** For how long it may be approved. */
  expiresAfterDays: number;
};

/** What one person of the office proposes and others have to approve before it happens (four eyes). */
export const PROPOSAL_KINDS = {
  'publish-deal': { approvedBy: 'deals.publish', requiredApprovals: 1, expiresAfterDays: 30 },
  'reopen-deal': { approvedBy: 'deals.publish', requiredApprovals: 1, expiresAfterDays: 30 },
  'publish-memorandum': { approvedBy: 'deals.publish', requiredApprovals: 1, expiresAfterDays: 30 },
  'approve-order': { approvedBy: 'orders.approve', requiredApprovals: 1, expiresAfterDays: 30 },
  'release-money': { approvedBy: 'payments.release', requiredApprovals: 1, expiresAfterDays: 30 },
  'refund-money': { approvedBy: 'payments.refund', requiredApprovals: 1, expiresAfterDays: 30 },
} as const satisfies Record<string, ProposalKindFacts>;
export type ProposalKind = keyof typeof PROPOSAL_KINDS;

export const PROPOSAL_STATES = [
  'draft',
  'submitted',
  'approved',
  'applied',
  'returned',
  'rejected',
  'withdrawn',
  'expired',
  'stale',
] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Why a proposal about an order is over without anybody ending it: what it was about is not as it was. */
export const STALE_REASONS = ['amount-changed', 'order-changed', 'order-returned', 'order-ended'] as const;
export type StaleReason = (typeof STALE_REASONS)[number];
