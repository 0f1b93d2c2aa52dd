import { describe, expect, it } from 'vitest';
import {
  ACTION_GROUPS,
  actionsOf,
  PERMISSIONS,
  rolesInListOf,
  STAFF_ACTIONS,
  STEP_UP_ACTIONS,
  scopeOf,
} from './permissions.ts';
import { ROLES_BY_DECISION } from './roles-by-decision.ts';
import { areSameRoles, hasClients, inOrder, type Scope, STAFF_ROLES, type StaffRole } from './staff-roles.ts';

describe('who may do what in the office', () => {
  it.each([
    [
      'a representative',
      'representative',
      'takes an order of a client into review',
      'orders.review',
      'own-clients',
    ],
    ['a representative', 'representative', 'approves no order', 'orders.approve', null],
    ['a representative', 'representative', 'sees the money of clients', 'payments.view', 'own-clients'],
    ['compliance', 'compliance', 'approves any order', 'orders.approve', 'all'],
    ['compliance', 'compliance', 'proposes no release', 'payments.release', null],
    ['compliance', 'compliance', 'is second for a release', 'payments.approve-release', 'all'],
    ['an administrator', 'administrator', 'is not second for money', 'payments.approve-refund', null],
    ['finance', 'finance', 'releases money', 'payments.release', 'all'],
    ['finance', 'finance', 'approves no order', 'orders.approve', null],
    ['a deal manager', 'deals', 'changes films', 'deals.change-films', 'all'],
    ['a deal manager', 'deals', 'publishes what another one wrote', 'deals.publish', 'all'],
    ['compliance', 'compliance', 'writes no deal', 'deals.edit', null],
    ['an administrator', 'administrator', 'publishes no deal', 'deals.publish', null],
    ['a deal manager', 'deals', 'sees no money', 'payments.view', null],
    ['an administrator', 'administrator', 'gives roles', 'people.change-role', 'all'],
    ['an administrator', 'administrator', 'approves no order', 'orders.approve', null],
    ['an administrator', 'administrator', 'releases no money', 'payments.release', null],
    [
      'an administrator',
      'administrator',
      'changes no trust account particulars',
      'payments.change-trustee',
      null,
    ],
  ] as const)('%s (%s) %s', (_who, role, _what, action, scope) => {
    expect(scopeOf([role], action)).toBe(scope);
  });

  it('has each action in one group and in the table, and nothing else', () => {
    const grouped = Object.values(ACTION_GROUPS).flat();
    expect(new Set(grouped).size).toBe(grouped.length);
    expect([...grouped].sort()).toEqual(Object.keys(PERMISSIONS).sort());
    expect(STAFF_ACTIONS).toEqual(grouped);
  });

  it('lets somebody do each action, and each role do something', () => {
    expect(STAFF_ACTIONS.filter((action) => Object.keys(PERMISSIONS[action]).length === 0)).toEqual([]);
    expect(STAFF_ROLES.filter((role) => actionsOf([role]).length === 0)).toEqual([]);
  });

  it('reaches clients only where a role has clients', () => {
    const narrow = STAFF_ACTIONS.flatMap((action) =>
      STAFF_ROLES.filter((role) => scopeOf([role], action) === 'own-clients'),
    );
    expect(narrow.every((role) => hasClients([role]))).toBe(true);
    expect(narrow.length).toBeGreaterThan(0);
  });

  it.each([
    ['deals', 'payments.view'],
    ['finance', 'deals.view'],
    ['representative', 'people.view'],
  ] as const)('shows %s nothing of %s among what the role may do', (role, action) => {
    expect(actionsOf([role])).not.toContain(action);
  });

  it.each([
    ['money goes to an issuer', 'payments.release'],
    ['somebody is second for money that goes to an issuer', 'payments.approve-release'],
    ['somebody is second for money that goes back', 'payments.approve-refund'],
    ['somebody is second for money of no order', 'payments.approve-send-back'],
    ['money goes back', 'payments.refund'],
    ['money of no order goes back', 'payments.send-back'],
    ['money is drawn from accounts', 'payments.export-debits'],
    ['investors are told another account', 'payments.change-trustee'],
    ['the dealer is registered elsewhere', 'operation.change-registrations'],
    ['an investor is turned out', 'investors.end-sessions'],
  ] as const)('asks for a proof before %s', (_what, action) => {
    expect(STEP_UP_ACTIONS.has(action)).toBe(true);
  });

  it('asks for a proof before everything that an administrator changes about people', () => {
    const changes = actionsOf(['administrator']).filter((action) => /^people\.(?!view)/.test(action));
    expect(changes.filter((action) => !STEP_UP_ACTIONS.has(action))).toEqual([]);
  });
});

describe('whoever has several roles', () => {
  const SETS = STAFF_ROLES.reduce<StaffRole[][]>(
    (sets, role) => sets.concat(sets.map((set) => [...set, role])),
    [[]],
  );
  const widest = (scopes: readonly (Scope | null)[]) =>
    scopes.includes('all') ? 'all' : scopes.includes('own-clients') ? 'own-clients' : null;

  it.each(STAFF_ACTIONS)(
    'may do %s as far as the widest of their roles reaches, in every set of roles',
    (action) => {
      for (const roles of SETS) {
        expect(scopeOf(roles, action), roles.join()).toBe(
          widest(roles.map((role) => scopeOf([role], action))),
        );
        expect(actionsOf(roles).includes(action)).toBe(scopeOf(roles, action) !== null);
      }
    },
  );

  it.each([
    ['a representative and finance', ['representative', 'finance'], 'orders.view', 'all'],
    ['a representative and finance', ['representative', 'finance'], 'profiles.view', 'own-clients'],
    ['finance and compliance', ['finance', 'compliance'], 'payments.release', 'all'],
    ['finance and compliance', ['finance', 'compliance'], 'orders.approve', 'all'],
    ['an administrator and compliance', ['compliance', 'administrator'], 'people.invite', 'all'],
    ['nobody', [], 'orders.view', null],
  ] as const)('%s (%j): %s reaches %s', (_who, roles, action, scope) => {
    expect(scopeOf(roles, action)).toBe(scope);
  });

  it.each([
    [
      'reads in a list of everybody’s orders what the other role reads',
      ['representative', 'deals'],
      'orders.view',
      ['deals'],
    ],
    [
      'reads in a list of clients what both read',
      ['representative', 'deals'],
      'orders.review',
      ['representative', 'deals'],
    ],
    ['and has one role as before', ['representative'], 'orders.view', ['representative']],
  ] as const)('a representative %s', (_what, roles, action, counting) => {
    expect(rolesInListOf(roles, action)).toEqual(counting);
  });

  it('loses nothing by being of compliance beside a representative: compliance may do it all, for everybody, but advise', () => {
    const ofClients = STAFF_ACTIONS.filter((action) => scopeOf(['representative'], action) !== null);
    expect(ofClients.filter((action) => scopeOf(['compliance'], action) !== 'all')).toEqual([
      'orders.advise',
    ]);
    expect(scopeOf(['representative', 'compliance'], 'orders.advise')).toBe('own-clients');
  });
});

describe('a set of roles', () => {
  it('is written in one order, each once, and equals another by what is in it', () => {
    expect(inOrder(['administrator', 'finance', 'administrator'])).toEqual(['finance', 'administrator']);
    expect(areSameRoles(['administrator', 'finance'], ['finance', 'administrator'])).toBe(true);
    expect(areSameRoles(['finance'], ['finance', 'administrator'])).toBe(false);
  });

  it('is offered by what each role decides, every role once', () => {
    const offered = ROLES_BY_DECISION.flatMap(({ roles }) => [...roles]);
    expect([...offered].sort()).toEqual([...STAFF_ROLES].sort());
  });
});
