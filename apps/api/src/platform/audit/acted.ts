import type { MoneySource } from '@portal/domain/money/payments/money-event';
import { auditOfStaff, type InvestorActor, nameOfActor, type StaffActor } from '../http/actor.ts';

/** Who did it: an investor or a staff member by id, or what acts without a person. */
type AuditActor = `investor:${string}` | `joint-investor-of:${string}` | StaffName | ActorWithoutPerson;

type StaffName = `staff:${string}`;

/**
 * `system`: a job or a consequence; `operator`: whoever controls the machine; `anonymous`: somebody not signed in; the rest report
 * on money.
 */
type ActorWithoutPerson =
  | 'system'
  | 'portal'
  | 'operator'
  | 'anonymous'
  | 'signing-provider'
  | Exclude<MoneySource, 'dealer'>;

/** What a row says about the staff member who acted, whose name or roles may have changed by the time it is read. */
type StaffDetail = ReturnType<typeof auditOfStaff>;

/** A staff member is always recorded with a name; nobody else can be. */
export type Acted =
  | { actor: Exclude<AuditActor, StaffName>; detail?: Record<string, unknown> }
  | { actor: StaffName; detail: Record<string, unknown> & StaffDetail };

/** The actor and the rest of a row, for something an investor or a staff member may have done. */
export function acted(
  actor: Pick<InvestorActor, 'kind' | 'investorId'> | StaffActor,
  detail: Record<string, unknown>,
): Acted {
  return actor.kind === 'staff'
    ? { actor: nameOfActor(actor), detail: { ...detail, ...auditOfStaff(actor) } }
    : { actor: `investor:${actor.investorId}`, detail };
}
