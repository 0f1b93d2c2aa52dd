import type { TimelineEntry } from '@portal/domain/desk/orders/office-order-timeline.wire';

/** A row of the audit log as people read it, with its actor's present name and role. */
export type AuditedEvent = {
  seq: string;
  at: Date;
  actor: string;
  action: string;
  detail: Record<string, unknown>;
  staffName: string | null;
  staffRole: string | null;
};

/** Part of an audit row's detail; the actor is shown separately. */
const OF_PERSON = new Set(['by', 'role', 'via']);

/** What else a row says, as short texts. */
export function factsOf(detail: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(detail)
      .filter(([name, value]) => !OF_PERSON.has(name) && value !== null && typeof value !== 'object')
      .map(([name, value]) => [name, String(value)]),
  );
}

type Who = Pick<AuditedEvent, 'actor' | 'detail' | 'staffName' | 'staffRole'>;

/** The name and role recorded at the time take precedence: both may have changed since. */
export function whoOf({ actor, detail: { by, role }, staffName, staffRole }: Who): TimelineEntry['who'] {
  const [kind = ''] = actor.split(':');
  switch (kind) {
    case 'staff':
      return {
        kind: 'staff',
        name: typeof by === 'string' ? by : staffName,
        role: typeof role === 'string' ? role : staffRole,
      };
    case 'investor':
      return { kind: 'investor', name: null, role: null };
    case 'dealer':
      return { kind: 'dealer', name: null, role: null };
    case 'payment-provider':
    case 'signing-provider':
      return { kind: 'provider', name: null, role: null };
    default:
      return { kind: 'system', name: null, role: null };
  }
}
