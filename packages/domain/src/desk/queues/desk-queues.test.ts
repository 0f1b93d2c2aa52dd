import { describe, expect, it } from 'vitest';
import { actionsOf } from '../../firm/staff/permissions.ts';
import type { StaffRole } from '../../firm/staff/staff-roles.ts';
import {
  DESK_KINDS,
  DESK_QUEUES,
  type DeskKind,
  type DeskQueue,
  kindsWorkedBy,
  QUEUE_FACTS,
  queuesOf,
} from './desk-queues.ts';

describe('the desk', () => {
  it.each<[string, StaffRole, DeskQueue[]]>([
    [
      'a representative works on orders, on who clients are and on what they write',
      'representative',
      ['new-orders', 'changes-answered', 'purchasers', 'identity', 'new-messages', 'all-orders'],
    ],
    [
      'compliance works on everything but the money that orders wait for',
      'compliance',
      DESK_QUEUES.filter((queue) => queue !== 'money'),
    ],
    [
      'finance works on money, and on what fails by itself',
      'finance',
      ['money', 'payment-flags', 'papers', 'bounces', 'jobs', 'all-orders'],
    ],
    ['a deal manager reads orders', 'deals', ['all-orders']],
    [
      'an administrator works on what fails by itself',
      'administrator',
      ['papers', 'bounces', 'jobs', 'all-orders'],
    ],
  ])('%s', (_row, role, queues) => {
    expect(queuesOf(actionsOf([role]))).toEqual(queues);
  });

  it.each<[string, StaffRole, readonly DeskKind[]]>([
    ['compliance keeps all but money', 'compliance', DESK_KINDS.filter((kind) => kind !== 'money')],
    [
      'finance keeps no order, identity or message',
      'finance',
      ['money', 'payment-flag', 'papers', 'bounce', 'job'],
    ],
    ['a deal manager, who only reads orders, keeps nothing', 'deals', []],
    ['a representative, who has their own clients’ only, keeps nothing', 'representative', []],
    ['an administrator keeps what fails by itself', 'administrator', ['papers', 'bounce', 'job']],
  ])('whatever the role before: %s', (_row, role, kinds) => {
    expect(kindsWorkedBy([role])).toEqual(kinds);
  });

  it('claims an order separately for each queue that it is in', () => {
    const ofKind = (kind: string) => DESK_QUEUES.filter((queue) => QUEUE_FACTS[queue].kind === kind);
    expect(ofKind('order')).toEqual([
      'new-orders',
      'changes-answered',
      'purchasers',
      'class-evidence',
      'before-the-law',
      'all-orders',
    ]);
    expect(DESK_KINDS.filter((kind) => kind !== 'order').map((kind) => ofKind(kind).length)).toEqual(
      DESK_KINDS.filter((kind) => kind !== 'order').map(() => 1),
    );
  });

  it('has a time for everything that waits, and none for lists that are read', () => {
    const isDue = (queue: DeskQueue) => (QUEUE_FACTS[queue].dueInDays ?? 0) > 0;
    expect(DESK_QUEUES.filter((queue) => !isDue(queue))).toEqual(['before-the-law', 'all-orders']);
  });
});
