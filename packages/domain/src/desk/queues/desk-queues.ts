import { type StaffAction, scopeOf } from '../../firm/staff/permissions.ts';
import type { StaffRole } from '../../firm/staff/staff-roles.ts';

/** What waits for somebody in the office; each queue is a query over facts, never a list that is stored. */
export const DESK_QUEUES = [
  'new-orders',
  'changes-answered',
  'purchasers',
  'class-evidence',
  'identity',
  'money',
  'payment-flags',
  'new-messages',
  'papers',
  'bounces',
  'jobs',
  'before-the-law',
  'all-orders',
] as const;
export type DeskQueue = (typeof DESK_QUEUES)[number];

/** What a row of the desk is, and so what is claimed: an order is claimed separately in each queue that it is in. */
export const DESK_KINDS = [
  'order',
  'identity',
  'money',
  'payment-flag',
  'message',
  'papers',
  'bounce',
  'job',
] as const;
export type DeskKind = (typeof DESK_KINDS)[number];

/** What a page has open: an item of the desk, with the whole order on its page; or an investor, with what concerns no order. */
export const VIEWED_KINDS = [...DESK_KINDS, 'investor'] as const;
export type ViewedKind = (typeof VIEWED_KINDS)[number];

/** Why something is in a queue, as a person reads it. */
export const DESK_WHYS = [
  'submitted',
  'in-review',
  'answered',
  'not-joined',
  'no-profile',
  'class-stated',
  'assumed',
  'not-checked',
  'number-twice',
  'other-name',
  'box-residence',
  'third-party',
  'not-funded',
  'partly-funded',
  'debit-under-way',
  'flag',
  'wrote-complaint',
  'wrote-privacy',
  'wrote-order',
  'wrote-account',
  'wrote-problem',
  'wrote-contact',
  'wrote-referral',
  'not-sealed',
  'not-told',
  'bounced',
  'bounced-for-now',
  'gave-up',
  'stuck',
  'any',
] as const;
export type DeskWhy = (typeof DESK_WHYS)[number];

type QueueFacts = {
  readonly kind: DeskKind;
  /** Who may see the queue and work in it. */
  readonly action: StaffAction;
  /** Business days of the purchaser's province within which it is worked; null where nothing is due. */
  readonly dueInDays: number | null;
};

/** What each queue is. The days are the office's own aim; no law sets them. */
export const QUEUE_FACTS: Readonly<Record<DeskQueue, QueueFacts>> = {
  'new-orders': { kind: 'order', action: 'orders.review', dueInDays: 2 },
  'changes-answered': { kind: 'order', action: 'orders.review', dueInDays: 1 },
  // Before the hold's end, over any holidays: the order keeps its units for its second purchaser for seven days.
  purchasers: { kind: 'order', action: 'orders.review', dueInDays: 2 },
  'class-evidence': { kind: 'order', action: 'class.confirm', dueInDays: 2 },
  identity: { kind: 'identity', action: 'profiles.check-identity', dueInDays: 2 },
  money: { kind: 'money', action: 'payments.record', dueInDays: 5 },
  'payment-flags': { kind: 'payment-flag', action: 'payments.clear-flag', dueInDays: 1 },
  'new-messages': { kind: 'message', action: 'messages.answer', dueInDays: 1 },
  papers: { kind: 'papers', action: 'operation.view-work', dueInDays: 1 },
  bounces: { kind: 'bounce', action: 'operation.view-work', dueInDays: 2 },
  jobs: { kind: 'job', action: 'operation.view-work', dueInDays: 1 },
  'before-the-law': { kind: 'order', action: 'class.confirm', dueInDays: null },
  'all-orders': { kind: 'order', action: 'orders.view', dueInDays: null },
};

/** Kinds of things that somebody with these roles works on whoever's they are; a list in which nothing is due is read, not worked. */
export function kindsWorkedBy(roles: readonly StaffRole[]): DeskKind[] {
  return DESK_KINDS.filter((kind) =>
    DESK_QUEUES.some((queue) => {
      const facts = QUEUE_FACTS[queue];
      return facts.kind === kind && facts.dueInDays !== null && scopeOf(roles, facts.action) === 'all';
    }),
  );
}

/** The queues that a role's actions open, in their order. */
export function queuesOf(actions: readonly StaffAction[]): DeskQueue[] {
  return DESK_QUEUES.filter((queue) => actions.includes(QUEUE_FACTS[queue].action));
}
