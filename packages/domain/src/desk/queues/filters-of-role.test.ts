import { expect, it } from 'vitest';
import type { StaffRole } from '../../firm/staff/staff-roles.ts';
import type { DeskFilter } from './desk-query.ts';
import { filtersNotOf } from './filters-of-role.ts';

it.each<[StaffRole, DeskFilter, string[]]>([
  ['finance', { method: 'debit', sort: 'largest' }, []],
  ['compliance', { method: 'debit', sort: 'largest' }, []],
  ['representative', { method: 'debit', sort: 'largest' }, []],
  ['deals', { method: 'debit' }, ['method']],
  ['deals', { sort: 'largest' }, ['sort']],
  ['administrator', { method: 'outside', sort: 'largest' }, ['method', 'sort']],
  ['administrator', { sort: 'newest', province: 'CAN-ON' }, []],
  ['deals', {}, []],
])('%s may not ask a queue by what it does not read: %j', (role, filter, fields) => {
  expect(filtersNotOf([role], filter)).toEqual(fields);
});
