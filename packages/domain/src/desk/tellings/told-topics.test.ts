import { describe, expect, it } from 'vitest';
import type { StaffRole } from '../../firm/staff/staff-roles.ts';
import { type ToldTopic, topicsOf } from './told-topics.ts';

describe('somebody is told only of what their roles work on', () => {
  it.each<[string, readonly StaffRole[], readonly ToldTopic[]]>([
    ['representative', ['representative'], ['new-order', 'answered', 'due-today', 'new-colleague']],
    ['compliance', ['compliance'], ['new-order', 'waits-for-you', 'answered', 'due-today', 'new-colleague']],
    ['finance', ['finance'], ['waits-for-you', 'due-today', 'new-colleague']],
    ['deals', ['deals'], ['waits-for-you', 'new-colleague']],
    ['administrator', ['administrator'], ['waits-for-you', 'due-today', 'new-colleague']],
    ['finance who writes deals', ['finance', 'deals'], ['waits-for-you', 'due-today', 'new-colleague']],
  ])('%s', (_who, roles, topics) => {
    expect(topicsOf(roles)).toEqual(topics);
  });
});
