import type { JointSigning, Trade } from './trade.wire.ts';
import { isEditableStatus, tradeStatusOf } from './trade-status.ts';

/** What is shown about a joint investor's signature; after it, only that they have to read an amended memorandum. */
export type JointState = JointSigning['status'] | 'owes-memorandum';

/**
 * Where the joint investor's signature stands: while the investor may change the order, and afterwards while an amended memorandum
 * waits for the joint investor. Null where there is nothing to say.
 */
export function jointStateOf({ status, jointInvestor, jointSigning }: Trade): JointState | null {
  if (jointInvestor === null || jointSigning === null) {
    return null;
  }
  const name = tradeStatusOf(status);
  const isWithDealer = name === 'submitted' || name === 'inReview';
  if (!isEditableStatus(name) && !(isWithDealer && jointSigning.owesMemorandum)) {
    return null;
  }
  return jointSigning.status === 'signed' && jointSigning.owesMemorandum
    ? 'owes-memorandum'
    : jointSigning.status;
}
