import {
  APPROVAL_PAGE_ROWS,
  APPROVERS_SHOWN_MAX,
  type ApprovalPage,
  type ApprovalQuery,
  type ApprovalRow,
} from '@portal/domain/desk/approvals/office-approvals.wire';
import { PROPOSAL_KINDS, type ProposalKind } from '@portal/domain/firm/proposals/proposal-kinds';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import type { Language } from '@portal/domain/ground/people/languages';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { Deps } from '../../../platform/deps.ts';
import { readPlace, writePlace } from '../../../platform/http/place-in-time.ts';
import { readAdmissionPayload } from '../../firm/admissions/admission-payload.ts';
import { readRolePayload } from '../../firm/role-changes/role-payload.ts';
import { findPermittedStaff } from '../../firm/staff/people/find-permitted-staff.ts';
import { readSendBackPayload } from '../../money/bank/unapplied/send-back-payload.ts';
import { readMoneyPayload } from '../orders/money/money-payload.ts';
import type { Reader } from '../queues/rows/ask-queue.ts';
import { askedBy } from './asked-by.ts';
import { countOpenProposals, listOpenProposals, type OpenProposal } from './open-proposals.store.ts';

/** Who may approve each kind. */
type Approvers = ReadonlyMap<ProposalKind, readonly { id: string; name: string }[]>;

/**
 * A page of what is waiting for a second person: what this person may decide, or what is waiting for others, among the kinds that
 * concern their roles. Throws VALIDATION for a cursor no page gave.
 */
export async function listApprovals(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor }: Pick<Reader, 'actor'>,
  { part, after }: ApprovalQuery,
  language: Language,
): Promise<ApprovalPage> {
  const asked = askedBy(actor, clock.now());
  const { kinds } = asked;
  const place = readPlace(after);
  const found = await listOpenProposals(db, asked, part, {
    after: place,
    limit: APPROVAL_PAGE_ROWS + 1,
    language,
  });
  const rows = found.slice(0, APPROVAL_PAGE_ROWS);
  const last = found.length > APPROVAL_PAGE_ROWS ? rows.at(-1) : undefined;
  const approvers: Approvers = new Map(
    await Promise.all(
      kinds.map(
        async (kind) => [kind, await findPermittedStaff(db, PROPOSAL_KINDS[kind].approvedBy)] as const,
      ),
    ),
  );
  return {
    rows: rows.map((row) => present(row, actor.staffId, approvers)),
    counts: {
      'for-you': await countOpenProposals(db, asked, 'for-you'),
      'for-others': await countOpenProposals(db, asked, 'for-others'),
    },
    alone: kinds.filter(
      (kind) =>
        scopeOf(actor.roles, PROPOSAL_KINDS[kind].proposedBy) !== null &&
        approversOf(approvers, kind, [actor.staffId]).length === 0,
    ),
    next: last === undefined ? null : writePlace({ at: last.sortValue, id: last.proposalId }),
  };
}

function approversOf(approvers: Approvers, kind: ProposalKind, workedOnIt: readonly string[]): string[] {
  const people = approvers.get(kind) ?? [];
  return people.filter(({ id }) => !workedOnIt.includes(id)).map(({ name }) => name);
}

function present(row: OpenProposal, staffId: string, approvers: Approvers): ApprovalRow {
  const { proposalId, kind, targetId, deal, tradeId, investor, maker, makerId, submittedAt, expiresAt } = row;
  const workedOnIt = [makerId, ...row.preparers];
  const names = approversOf(approvers, kind, workedOnIt);
  return {
    proposalId,
    kind,
    targetId,
    deal,
    order: tradeId === null ? null : { reference: orderReference(tradeId), investor: investor ?? '' },
    amount: amountOf(row),
    person: personOf(row),
    maker,
    isOwn: makerId === staffId,
    hasWorkedOnIt: workedOnIt.includes(staffId),
    submittedAt: submittedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    approvers: { names: names.slice(0, APPROVERS_SHOWN_MAX), count: names.length },
  };
}

function amountOf({ kind, payload }: OpenProposal): number | null {
  if (kind === 'send-back') {
    return dollarsFromCents(BigInt(readSendBackPayload(payload).amountCents));
  }
  return kind === 'release-money' || kind === 'refund-money'
    ? dollarsFromCents(BigInt(readMoneyPayload(payload).amountCents))
    : null;
}

function personOf({ kind, payload, person }: OpenProposal): ApprovalRow['person'] {
  if (kind === 'admit-person') {
    const { firstName, lastName, roles } = readAdmissionPayload(payload);
    return { name: `${firstName} ${lastName}`, toRoles: [...roles] };
  }
  return kind === 'change-role'
    ? { name: person ?? '', toRoles: [...readRolePayload(payload).toRoles] }
    : null;
}
