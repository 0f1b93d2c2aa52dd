import type { JointSigning, Trade } from './trade.wire.ts';
import { awaitsPurchaser } from './trade-facts.ts';
import { isEditableStatus, tradeStatusOf } from './trade-status.ts';

/** What is shown about a joint investor's signature; after it, only that they have to read an amended memorandum. */
export type JointState = JointSigning['status'] | 'owes-memorandum';

/**
 * Where the joint investor stands, from the invitation to the signature: while the investor may change the order, and afterwards
 * while an amended memorandum waits for the joint investor, or the order for their account and profile. Null where there is nothing to say.
 */
export function jointStateOf(trade: Trade): JointState | null {
  const { status, jointInvestor, jointSigning } = trade;
  if (jointInvestor === null || jointSigning === null) {
    return null;
  }
  const name = tradeStatusOf(status);
  const isWithDealer = name === 'submitted' || name === 'inReview';
  const isAwaited = jointSigning.owesMemorandum || awaitsPurchaser(trade);
  if (!isEditableStatus(name) && !(isWithDealer && isAwaited)) {
    return null;
  }
  return jointSigning.status === 'signed' && jointSigning.owesMemorandum
    ? 'owes-memorandum'
    : jointSigning.status;
}
