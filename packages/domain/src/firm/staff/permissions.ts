import { rolesTowardAll, type Scope, STAFF_ROLES, type StaffRole } from './staff-roles.ts';

/** What may be done in the office, in the groups in which people are shown what a role may do. */
export const ACTION_GROUPS = {
  orders: [
    'orders.view',
    'orders.review',
    'orders.return',
    'orders.decline',
    'orders.approve',
    'orders.archive',
    'orders.resend-link',
    'orders.advise',
    'class.confirm',
  ],
  investors: [
    'profiles.view',
    'profiles.reveal',
    'profiles.check-identity',
    'profiles.view-flags',
    'profiles.clear-flag',
    'investors.view',
    'investors.end-sessions',
    'investors.change-representative',
    'investors.see-as',
    'investors.view-referrals',
    'investors.view-waiting',
    'investors.view-closed',
    'investors.reset-two-factor',
  ],
  messages: ['messages.view', 'messages.answer'],
  money: [
    'payments.view',
    'payments.record',
    'payments.release',
    'payments.approve-release',
    'payments.refund',
    'payments.approve-refund',
    'payments.send-back',
    'payments.approve-send-back',
    'payments.clear-flag',
    'payments.export-debits',
    'payments.view-bank',
    'payments.import',
    'payments.match',
    'payments.reconcile',
    'payments.review-reconciliation',
    'payments.change-trustee',
  ],
  deals: [
    'deals.view',
    'deals.edit',
    'deals.submit',
    'deals.publish',
    'deals.stop',
    'deals.change-films',
    'deals.send-articles',
  ],
  approvals: ['approvals.view'],
  operation: [
    'operation.view-work',
    'operation.view-numbers',
    'operation.repeat-work',
    'operation.clear-bounce',
    'operation.view-dealer',
    'operation.change-registrations',
    'audit.view',
  ],
  representatives: ['representatives.view', 'representatives.change'],
  people: ['people.view', 'people.invite', 'people.change-role', 'people.end-access', 'people.reset'],
} as const satisfies Record<string, readonly string[]>;

export type ActionGroup = keyof typeof ACTION_GROUPS;
export type StaffAction = (typeof ACTION_GROUPS)[ActionGroup][number];

const OF_CLIENTS = { representative: 'own-clients' } as const;
const EVERYWHERE = 'all';

/**
 * Who may do what, and to whose things; a role that is not named may not. An administrator rules people and nothing of
 * investors' money. Whoever has several roles may do what each of them may; that two persons decide is counted by persons.
 */
export const PERMISSIONS: Readonly<Record<StaffAction, Readonly<Partial<Record<StaffRole, Scope>>>>> = {
  'orders.view': {
    ...OF_CLIENTS,
    compliance: EVERYWHERE,
    finance: EVERYWHERE,
    deals: EVERYWHERE,
    administrator: EVERYWHERE,
  },
  'orders.review': { ...OF_CLIENTS, compliance: EVERYWHERE },
  'orders.return': { ...OF_CLIENTS, compliance: EVERYWHERE },
  'orders.decline': { compliance: EVERYWHERE },
  'orders.approve': { compliance: EVERYWHERE },
  'orders.archive': { compliance: EVERYWHERE },
  'orders.resend-link': { ...OF_CLIENTS, compliance: EVERYWHERE },
  // A determination is a representative's, of their own clients (NI 31-103 s. 13.3); nobody else may give it.
  'orders.advise': OF_CLIENTS,
  'class.confirm': { compliance: EVERYWHERE },
  'profiles.view': { ...OF_CLIENTS, compliance: EVERYWHERE },
  'profiles.reveal': { ...OF_CLIENTS, compliance: EVERYWHERE },
  'profiles.check-identity': { ...OF_CLIENTS, compliance: EVERYWHERE },
  'profiles.view-flags': { ...OF_CLIENTS, compliance: EVERYWHERE },
  'profiles.clear-flag': { compliance: EVERYWHERE },
  'investors.view': { ...OF_CLIENTS, compliance: EVERYWHERE },
  'investors.end-sessions': { ...OF_CLIENTS, compliance: EVERYWHERE },
  'investors.change-representative': { compliance: EVERYWHERE },
  'investors.see-as': { ...OF_CLIENTS, compliance: EVERYWHERE },
  'investors.view-referrals': { ...OF_CLIENTS, compliance: EVERYWHERE, deals: EVERYWHERE },
  'investors.view-waiting': { compliance: EVERYWHERE, deals: EVERYWHERE },
  'investors.view-closed': { compliance: EVERYWHERE },
  'investors.reset-two-factor': { compliance: EVERYWHERE },
  'messages.view': { ...OF_CLIENTS, compliance: EVERYWHERE },
  'messages.answer': { ...OF_CLIENTS, compliance: EVERYWHERE },
  'payments.view': { ...OF_CLIENTS, compliance: EVERYWHERE, finance: EVERYWHERE },
  'payments.record': { finance: EVERYWHERE },
  'payments.release': { finance: EVERYWHERE },
  'payments.approve-release': { compliance: EVERYWHERE, finance: EVERYWHERE },
  'payments.refund': { finance: EVERYWHERE },
  'payments.approve-refund': { compliance: EVERYWHERE, finance: EVERYWHERE },
  'payments.send-back': { finance: EVERYWHERE },
  'payments.approve-send-back': { compliance: EVERYWHERE, finance: EVERYWHERE },
  'payments.clear-flag': { compliance: EVERYWHERE, finance: EVERYWHERE },
  'payments.export-debits': { finance: EVERYWHERE },
  'payments.view-bank': { compliance: EVERYWHERE, finance: EVERYWHERE },
  'payments.import': { finance: EVERYWHERE },
  'payments.match': { finance: EVERYWHERE },
  'payments.reconcile': { finance: EVERYWHERE },
  'payments.review-reconciliation': { compliance: EVERYWHERE, finance: EVERYWHERE },
  'payments.change-trustee': { compliance: EVERYWHERE, finance: EVERYWHERE },
  'deals.view': { compliance: EVERYWHERE, deals: EVERYWHERE, administrator: EVERYWHERE },
  'deals.edit': { deals: EVERYWHERE },
  'deals.submit': { deals: EVERYWHERE },
  'deals.publish': { compliance: EVERYWHERE, deals: EVERYWHERE },
  'deals.stop': { compliance: EVERYWHERE, deals: EVERYWHERE },
  'deals.change-films': { deals: EVERYWHERE },
  'deals.send-articles': { deals: EVERYWHERE },
  'approvals.view': {
    ...OF_CLIENTS,
    compliance: EVERYWHERE,
    finance: EVERYWHERE,
    deals: EVERYWHERE,
    administrator: EVERYWHERE,
  },
  'operation.view-work': { compliance: EVERYWHERE, finance: EVERYWHERE, administrator: EVERYWHERE },
  'operation.view-numbers': { compliance: EVERYWHERE, finance: EVERYWHERE, administrator: EVERYWHERE },
  'operation.repeat-work': { administrator: EVERYWHERE },
  'operation.clear-bounce': { compliance: EVERYWHERE, administrator: EVERYWHERE },
  'operation.view-dealer': { compliance: EVERYWHERE, finance: EVERYWHERE, administrator: EVERYWHERE },
  'operation.change-registrations': { compliance: EVERYWHERE },
  'audit.view': { compliance: EVERYWHERE, administrator: EVERYWHERE },
  'representatives.view': {
    representative: EVERYWHERE,
    compliance: EVERYWHERE,
    finance: EVERYWHERE,
    deals: EVERYWHERE,
    administrator: EVERYWHERE,
  },
  'representatives.change': { compliance: EVERYWHERE, administrator: EVERYWHERE },
  'people.view': { compliance: EVERYWHERE, administrator: EVERYWHERE },
  'people.invite': { administrator: EVERYWHERE },
  'people.change-role': { administrator: EVERYWHERE },
  'people.end-access': { administrator: EVERYWHERE },
  'people.reset': { administrator: EVERYWHERE },
};

/** How far somebody with these roles may go with an action: as far as the widest of them; null when none may do it. */
export function scopeOf(roles: readonly StaffRole[], action: StaffAction): Scope | null {
  const scopes = roles.map((role) => PERMISSIONS[action][role]);
  return scopes.includes('all') ? 'all' : scopes.includes('own-clients') ? 'own-clients' : null;
}

/** Everything that somebody with these roles may do, in the order of the groups. */
export function actionsOf(roles: readonly StaffRole[]): StaffAction[] {
  return STAFF_ACTIONS.filter((action) => scopeOf(roles, action) !== null);
}

/**
 * The roles that count in a list that somebody opens by this action. Where it shows everybody's things, those of a
 * representative do not: a list must not say of others what its reader may know of their own clients alone.
 */
export function rolesInListOf(roles: readonly StaffRole[], action: StaffAction): readonly StaffRole[] {
  return scopeOf(roles, action) === 'all' ? rolesTowardAll(roles) : roles;
}

/** The roles that may do it for everybody's things. */
export function rolesThatMay(action: StaffAction): StaffRole[] {
  return STAFF_ROLES.filter((role) => scopeOf([role], action) === 'all');
}

/** Every action, in the order of the groups. */
export const STAFF_ACTIONS: readonly StaffAction[] = Object.values(ACTION_GROUPS).flat();

/** Actions before which a person proves anew who they are: money that leaves, who may do what, and an investor's sessions. */
export const STEP_UP_ACTIONS: ReadonlySet<StaffAction> = new Set<StaffAction>([
  'investors.end-sessions',
  'payments.release',
  'payments.approve-release',
  'payments.refund',
  'payments.approve-refund',
  'payments.send-back',
  'payments.approve-send-back',
  'payments.export-debits',
  'payments.change-trustee',
  'operation.change-registrations',
  'people.invite',
  'people.change-role',
  'people.end-access',
  'people.reset',
]);
