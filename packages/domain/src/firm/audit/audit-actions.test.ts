import { expect, it } from 'vitest';
import { AUDIT_ACTION_NAMES, AUDIT_ACTIONS } from './audit-actions.ts';

it('every action is written by what it is about, once', () => {
  expect(AUDIT_ACTION_NAMES).toContain('trade.approved');
  expect(AUDIT_ACTION_NAMES).toContain('two-factor.turned-on');
  expect(AUDIT_ACTION_NAMES.filter((name) => !/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
  expect(new Set(AUDIT_ACTION_NAMES).size).toBe(Object.values(AUDIT_ACTIONS).flat().length);
});
