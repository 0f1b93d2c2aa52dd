import { memorandumEffect } from '@portal/domain/agreement/memorandum/memorandum-effect';
import type { OfficeMemorandum } from '@portal/domain/agreement/memorandum/office-memorandum.wire';
import { PROPOSAL_KINDS } from '@portal/domain/firm/proposals/proposal-kinds';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { endOfReview, mayWithdraw } from '../../../firm/proposals/end-of-review.ts';
import { findApprovers } from '../../../firm/proposals/find-approvers.ts';
import {
  findAppliedProposals,
  findCheckerNames,
  findLastProposal,
  findPreparers,
  type Proposal,
} from '../../../firm/proposals/find-proposals.ts';
import { requireDealId } from '../../../offering/deals/authoring/work-on-deal.ts';
import { listBrought } from './memorandum-drafts.store.ts';
import { memorandumTarget, readPayload } from './memorandum-payload.ts';
import { countConfirmations, listPublished } from './memorandum-versions.store.ts';
import { findOrdersToConfirm } from './orders-to-confirm.store.ts';

/** Orders on one page; the counts beside them include all. */
const ORDERS_SHOWN_MAX = 100;

/**
 * A deal's memorandum for the office: its versions, the drafts of the next one, and what publishing them would do to orders.
 * Throws NOT_FOUND.
 */
export async function showMemorandumVersions(
  deps: Deps,
  by: StaffActor,
  idOrSlug: string,
): Promise<OfficeMemorandum> {
  const { db } = deps;
  const dealId = await requireDealId(deps, idOrSlug);
  const last = await findLastProposal(db, memorandumTarget(dealId));
  const brought = await listBrought(db, dealId);
  const versions = await listVersions(db, dealId);
  const orders = await findOrdersToConfirm(db, dealId);
  const workedOnIt = last !== undefined && isOpen(last) ? await findPreparers(db, last) : [];
  return {
    version: versions[0]?.version ?? 0,
    versions,
    drafts: brought.map(({ sha256: _sha256, broughtById: _by, broughtAt, ...document }) => ({
      ...document,
      broughtAt: broughtAt.toISOString(),
    })),
    effect: {
      ...memorandumEffect(orders),
      orders: orders.slice(0, ORDERS_SHOWN_MAX).map(({ investorId: _investorId, ...order }) => order),
    },
    review: reviewOf(last),
    ...endOfReview(last),
    mayApprove: mayApprove(by, last, workedOnIt),
    mayWithdraw: mayWithdraw(by, workedOnIt),
    approvers: await approversOf(db, brought, workedOnIt),
  };
}

async function approversOf(
  db: Db,
  brought: readonly { broughtById: string }[],
  workedOnIt: readonly string[],
): Promise<OfficeMemorandum['approvers']> {
  return findApprovers(db, 'publish-memorandum', [
    ...workedOnIt,
    ...brought.map(({ broughtById }) => broughtById),
  ]);
}

function isOpen({ state, submittedAt }: Proposal): boolean {
  return (state === 'submitted' || state === 'approved') && submittedAt !== null;
}

function mayApprove(by: StaffActor, last: Proposal | undefined, workedOnIt: readonly string[]): boolean {
  const isPermitted = scopeOf(by.roles, PROPOSAL_KINDS['publish-memorandum'].approvedBy) === 'all';
  return last !== undefined && isOpen(last) && isPermitted && !workedOnIt.includes(by.staffId);
}

function reviewOf(last: Proposal | undefined): OfficeMemorandum['review'] {
  if (last === undefined || !isOpen(last) || last.submittedAt === null) {
    return null;
  }
  const { version, isTranslation } = readPayload(last.payload);
  return {
    proposalId: last.id,
    hash: last.payloadHash,
    version,
    isTranslation,
    maker: { id: last.makerId, name: last.makerName },
    submittedAt: last.submittedAt.toISOString(),
    expiresAt: last.expiresAt.toISOString(),
  };
}

type Version = OfficeMemorandum['versions'][number];

/** The versions of a deal's memorandum, newest first: their documents, who published each, and how many investors confirmed it. */
async function listVersions(db: Db, dealId: string): Promise<Version[]> {
  const documents = await listPublished(db, dealId);
  const confirmed = await countConfirmations(db, dealId);
  const people = await peopleOf(db, dealId);
  return [...new Set(documents.map(({ version }) => version))].map((version) => {
    const ofVersion = documents.filter((document) => document.version === version);
    const times = ofVersion.map(({ publishedAt }) => publishedAt.getTime());
    return {
      version,
      documents: ofVersion.map(({ id, language, title, pages, size }) => ({
        id,
        language,
        title,
        pages,
        size,
      })),
      publishedAt: new Date(Math.min(...times)).toISOString(),
      maker: people.get(version)?.maker ?? null,
      checkers: people.get(version)?.checkers ?? [],
      confirmedBy: confirmed.get(version) ?? 0,
    };
  });
}

/** Who drafted and who published each version; a late translation is listed under the people of its version. */
async function peopleOf(db: Db, dealId: string): Promise<Map<number, { maker: string; checkers: string[] }>> {
  const applied = await findAppliedProposals(db, memorandumTarget(dealId));
  const names = await findCheckerNames(
    db,
    applied.map(({ id }) => id),
  );
  return new Map(
    applied.flatMap(({ id, makerName, payload }) => {
      const { version, isTranslation } = readPayload(payload);
      const checkers = names
        .filter(({ proposalId }) => proposalId === id)
        .map(({ checkerName }) => checkerName);
      return isTranslation ? [] : [[version, { maker: makerName, checkers }] as const];
    }),
  );
}
