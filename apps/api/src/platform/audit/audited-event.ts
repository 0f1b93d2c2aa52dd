import type { TimelineEntry } from '@portal/domain/desk/orders/office-order-timeline.wire';

/** A row of the audit log as people read it, with its actor's present name and roles. */
export type AuditedEvent = {
  seq: string;
  at: Date;
  actor: string;
  action: string;
  detail: Record<string, unknown>;
  staffName: string | null;
  staffRoles: readonly string[] | null;
};

/** Part of an audit row's detail; the actor is shown separately. */
const OF_PERSON = new Set(['by', 'role', 'roles', 'via']);

/** Parts of it that are lists of short texts: the roles that somebody had, and got. */
const LISTS = new Set(['fromRoles', 'toRoles', 'ofRoles']);

/** What else a row says, as short texts. */
export function factsOf(detail: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(detail)
      .map(([name, value]) => [name, LISTS.has(name) && Array.isArray(value) ? value.join(', ') : value])
      .filter(([name, value]) => !OF_PERSON.has(String(name)) && value !== null && typeof value !== 'object')
      .map(([name, value]) => [name, String(value)]),
  );
}

type Who = Pick<AuditedEvent, 'actor' | 'detail' | 'staffName' | 'staffRoles'>;

/** The name and roles recorded at the time take precedence: both may have changed since. */
export function whoOf({ actor, detail, staffName, staffRoles }: Who): TimelineEntry['who'] {
  const [kind = ''] = actor.split(':');
  switch (kind) {
    case 'staff':
      return {
        kind: 'staff',
        name: typeof detail.by === 'string' ? detail.by : staffName,
        roles: rolesOnRecord(detail) ?? [...(staffRoles ?? [])],
      };
    case 'investor':
      return { kind: 'investor', name: null, roles: [] };
    case 'dealer':
      return { kind: 'dealer', name: null, roles: [] };
    case 'payment-provider':
    case 'signing-provider':
      return { kind: 'provider', name: null, roles: [] };
    default:
      return { kind: 'system', name: null, roles: [] };
  }
}

/** Rows of before a person could have several roles name one. */
function rolesOnRecord({ role, roles }: Readonly<Record<string, unknown>>): string[] | null {
  if (Array.isArray(roles)) {
    return roles.filter((each) => typeof each === 'string');
  }
  return typeof role === 'string' ? [role] : null;
}
