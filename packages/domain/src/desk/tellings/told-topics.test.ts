import { describe, expect, it } from 'vitest';
import type { StaffRole } from '../../firm/staff/staff-roles.ts';
import { type ToldTopic, topicsOf } from './told-topics.ts';

describe('a role is told only of what it works on', () => {
  it.each<[StaffRole, readonly ToldTopic[]]>([
    ['representative', ['new-order', 'answered', 'due-today', 'new-colleague']],
    ['compliance', ['new-order', 'waits-for-you', 'answered', 'due-today', 'new-colleague']],
    ['finance', ['waits-for-you', 'due-today', 'new-colleague']],
    ['deals', ['waits-for-you', 'new-colleague']],
    ['administrator', ['waits-for-you', 'due-today', 'new-colleague']],
  ])('%s', (role, topics) => {
    expect(topicsOf(role)).toEqual(topics);
  });
});
