import { type DealMove, type DealState, stateAfter } from '@portal/domain/offering/deals/deal-states';
import { AppError } from '../../../../platform/http/app-error.ts';

/** The state after a move; throws DEAL_STATE_REFUSES where the deal cannot move so. */
export function requireMove(state: DealState, move: DealMove): DealState {
  const after = stateAfter(state, move);
  if (after === null) {
    throw new AppError('DEAL_STATE_REFUSES', { currentState: state });
  }
  return after;
}
