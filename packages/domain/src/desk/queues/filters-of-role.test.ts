import { expect, it } from 'vitest';
import type { StaffRole } from '../../firm/staff/staff-roles.ts';
import type { DeskFilter } from './desk-query.ts';
import { filtersNotOf } from './filters-of-role.ts';

it.each<[StaffRole, DeskFilter, string[]]>([
  ['finance', { method: '2', sort: 'largest' }, []],
  ['compliance', { method: '2', sort: 'largest' }, []],
  ['representative', { method: '2', sort: 'largest' }, []],
  ['deals', { method: '2' }, ['method']],
  ['deals', { sort: 'largest' }, ['sort']],
  ['administrator', { method: '1', sort: 'largest' }, ['method', 'sort']],
  ['administrator', { sort: 'newest', province: 'CAN-ON' }, []],
  ['deals', {}, []],
])('%s may not ask a queue by what it does not read: %j', (role, filter, fields) => {
  expect(filtersNotOf(role, filter)).toEqual(fields);
});
