import type { DeskKind } from '@portal/domain/desk/queues/desk-queues';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import type { Subject } from './claims.store.ts';

/** The audit target of a thing on the desk: work on an order is filed with everything else that happened to it. */
const TARGETS: Readonly<Record<DeskKind, string>> = {
  order: 'trade',
  money: 'trade',
  identity: 'kyc',
  'payment-flag': 'payment-flag',
  message: 'message',
  papers: 'envelope',
  bounce: 'bounce',
  job: 'job',
};

/** Appends what a staff member did with a thing on the desk. */
export async function auditDesk(
  trx: Db,
  deps: Pick<Deps, 'audit' | 'clock'>,
  by: StaffActor,
  {
    action,
    subject,
    investorId,
    detail = {},
  }: {
    action: `desk.${string}`;
    subject: Subject;
    investorId: string | null;
    detail?: Record<string, unknown>;
  },
): Promise<void> {
  await appendAudit(trx, deps, deps.clock.now(), {
    actor: nameOfActor(by),
    action,
    target: `${TARGETS[subject.kind]}:${subject.id}`,
    investorId,
    detail: { ...auditOfStaff(by), kind: subject.kind, ...detail },
  });
}
