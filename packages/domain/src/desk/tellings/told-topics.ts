import { approvableBy } from '../../firm/proposals/proposal-kinds.ts';
import { actionsOf, scopeOf } from '../../firm/staff/permissions.ts';
import type { StaffRole } from '../../firm/staff/staff-roles.ts';
import { QUEUE_FACTS, queuesOf } from '../queues/desk-queues.ts';

/** What a person of the office is told by mail. */
export const TOLD_TOPICS = ['new-order', 'waits-for-you', 'answered', 'due-today', 'new-colleague'] as const;
export type ToldTopic = (typeof TOLD_TOPICS)[number];

/** When they are told of it. */
export const TOLD_TIMINGS = ['at-once', 'morning', 'never'] as const;
export type ToldTiming = (typeof TOLD_TIMINGS)[number];

/** What applies until somebody chooses: what holds others up is told at once, the rest is read with the first coffee. */
export const FIRST_TIMINGS: Readonly<Record<ToldTopic, ToldTiming>> = {
  'new-order': 'morning',
  'waits-for-you': 'at-once',
  answered: 'morning',
  'due-today': 'morning',
  'new-colleague': 'morning',
};

/** The topics that somebody with these roles has to do with: whoever cannot open a thing is not told of it. */
export function topicsOf(roles: readonly StaffRole[]): ToldTopic[] {
  const worksOnOrders = scopeOf(roles, 'orders.review') !== null;
  const isThere: Readonly<Record<ToldTopic, boolean>> = {
    'new-order': worksOnOrders,
    'waits-for-you': approvableBy(roles).length > 0,
    answered: worksOnOrders,
    'due-today': queuesOf(actionsOf(roles)).some((queue) => QUEUE_FACTS[queue].dueInDays !== null),
    'new-colleague': true,
  };
  return TOLD_TOPICS.filter((topic) => isThere[topic]);
}
