import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { declareEmergency } from '../../../firm/staff/emergencies/declare-emergency.ts';

/**
 * The authority for moving money out of trust: a proposal that two people agreed on, or an emergency with the reason of the
 * person who acts alone.
 */
export type MoneyWarrant = { proposalId: string } | { emergency: string };

/** Declares the emergency, where it is one, right before the money moves. */
export async function useWarrant(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  kind: 'release-money' | 'refund-money',
  { tradeId, warrant }: { tradeId: string; warrant: MoneyWarrant },
): Promise<void> {
  if ('emergency' in warrant) {
    await declareEmergency(trx, deps, by, { kind, target: moneyTarget(tradeId), reason: warrant.emergency });
  }
}

/** The authority's part in an audit row. */
export function auditOfWarrant(warrant: MoneyWarrant): Record<string, string> {
  return 'emergency' in warrant ? { reason: warrant.emergency } : { proposalId: warrant.proposalId };
}

/** The target of proposals about an order's money; one is open at a time. */
export function moneyTarget(tradeId: string): string {
  return `money:${tradeId}`;
}
