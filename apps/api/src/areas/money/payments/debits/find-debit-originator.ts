import type { DebitOriginator } from '@portal/domain/money/payments/debit-file';
import { INVESTMENT_TRANSACTION_CODE } from '@portal/domain/money/payments/debit-file-layout';
import type { Deps } from '../../../../platform/deps.ts';
import { trusteeInForce } from '../../../firm/trustee/trustee-in-force.ts';

/** For trying out debit files; no bank knows this originator. */
const SAMPLE_ORIGINATOR = { originatorId: '8990000001', dataCentre: '00310' };

/**
 * The dealer's identity at the bank and its account for returns, as two people approved them; undefined where the dealer has no
 * originator id.
 */
export async function findDebitOriginator(
  deps: Pick<Deps, 'config' | 'db' | 'secrets'>,
): Promise<DebitOriginator | undefined> {
  const { config } = deps;
  const { originatorId, dataCentre, shortName, longName, institution, transit, account } =
    await trusteeInForce(deps);
  const asker =
    originatorId !== null && dataCentre !== null
      ? { originatorId, dataCentre }
      : config.stage === 'production'
        ? undefined
        : SAMPLE_ORIGINATOR;
  if (asker === undefined) {
    return undefined;
  }
  const transactionCode = config.debitOriginator?.transactionCode ?? INVESTMENT_TRANSACTION_CODE;
  return { ...asker, shortName, longName, transactionCode, returns: { institution, transit, account } };
}
