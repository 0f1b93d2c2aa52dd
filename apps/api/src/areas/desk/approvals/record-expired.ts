import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { ProposalEvents } from '../../firm/proposals/proposal-events.ts';
import { findInvestorOfOrder } from './open-proposals.store.ts';

const OF_ORDER = /^(?:trade|money):(.+)$/;

type Ended = ProposalEvents['proposal-expired'];

/** Records that nobody approved a proposal in time; on the order's history if it was about an order or its money. */
export async function recordExpired(trx: Db, deps: Deps, ended: Ended): Promise<void> {
  await record(trx, deps, ended, 'proposal.expired');
}

/** Records that a proposal ended because its maker may no longer act; likewise. */
export async function recordLeft(trx: Db, deps: Deps, ended: Ended): Promise<void> {
  await record(trx, deps, ended, 'proposal.maker-left');
}

async function record(
  trx: Db,
  deps: Deps,
  { id: proposalId, kind, target }: Ended,
  action: 'proposal.expired' | 'proposal.maker-left',
): Promise<void> {
  const tradeId = OF_ORDER.exec(target)?.[1];
  await appendAudit(trx, deps, deps.clock.now(), {
    actor: 'system',
    action,
    target: tradeId === undefined ? target : `trade:${tradeId}`,
    investorId: tradeId === undefined ? null : await findInvestorOfOrder(trx, tradeId),
    detail: { proposalId, kind },
  });
}
