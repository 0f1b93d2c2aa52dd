import type { MoneySource } from '@portal/domain/money/payments/money-event';
import { auditOfStaff, type InvestorActor, nameOfActor, type StaffActor } from '../http/actor.ts';

/** Who did it: an investor or a person of the office by their id, or what acts without a person. */
type AuditActor = `investor:${string}` | `joint-investor-of:${string}` | StaffName | ActorWithoutPerson;

type StaffName = `staff:${string}`;

/** `system`: a job or a consequence; `operator`: who has the machine; `anonymous`: nobody who is signed in; what tells of money. */
type ActorWithoutPerson =
  | 'system'
  | 'portal'
  | 'operator'
  | 'anonymous'
  | 'signing-provider'
  | Exclude<MoneySource, 'dealer'>;

/** What a row of a person of the office says of them, who may have another name or role by the time that it is read. */
type StaffDetail = ReturnType<typeof auditOfStaff>;

/** A person of the office stands in a row by name; nobody else can. */
export type Acted =
  | { actor: Exclude<AuditActor, StaffName>; detail?: Record<string, unknown> }
  | { actor: StaffName; detail: Record<string, unknown> & StaffDetail };

/** Who did it and what else a row says, where it may have been an investor or somebody of the office. */
export function acted(
  actor: Pick<InvestorActor, 'kind' | 'investorId'> | StaffActor,
  detail: Record<string, unknown>,
): Acted {
  return actor.kind === 'staff'
    ? { actor: nameOfActor(actor), detail: { ...detail, ...auditOfStaff(actor) } }
    : { actor: `investor:${actor.investorId}`, detail };
}
