import type { ProposalKind } from '@portal/domain/firm/proposals/proposal-kinds';
import type { Language } from '@portal/domain/ground/people/languages';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { findApprovers } from '../../firm/proposals/find-approvers.ts';
import { areLetInByOne } from '../../firm/staff/admissions/find-admissions.ts';
import { askedBy } from './asked-by.ts';
import { listOpenProposals, type OpenProposal } from './open-proposals.store.ts';

/** A proposal that somebody may approve. */
export type Waiting = {
  proposalId: string;
  kind: ProposalKind;
  targetId: string;
  /** Empty where it is about no deal, or about one without a name. */
  deal: string;
  reference: string;
  maker: string;
  submittedAt: Date;
  /** Nobody else in the office may approve it. */
  isOnlyTheirs: boolean;
};

/** What this person may approve, what waits longest first, at most `limit`. */
export async function findWaiting(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: StaffActor,
  { limit, language }: { limit: number; language: Language },
): Promise<Waiting[]> {
  const asked = askedBy(actor, clock.now());
  const found = await listOpenProposals(db, asked, 'for-you', { after: null, limit, language });
  const waiting: Waiting[] = [];
  for (const proposal of found) {
    const able = await findAble(db, proposal);
    if (able.includes(actor.staffId)) {
      const { proposalId, kind, targetId, deal, tradeId, maker, submittedAt } = proposal;
      const reference = tradeId === null ? '' : orderReference(tradeId);
      const isOnlyTheirs = able.length === 1;
      waiting.push({ proposalId, kind, targetId, deal, reference, maker, submittedAt, isOnlyTheirs });
    }
  }
  return waiting;
}

/** Whose approval the database takes: of somebody who neither worked on it nor was let in by its maker alone. */
async function findAble(db: Deps['db'], { kind, makerId, preparers }: OpenProposal): Promise<string[]> {
  const able: string[] = [];
  for (const { id } of await findApprovers(db, kind, [makerId, ...preparers])) {
    if (!(await areLetInByOne(db, makerId, id))) {
      able.push(id);
    }
  }
  return able;
}
