import type { DebitOriginator } from '@portal/domain/money/payments/debit-file';
import { INVESTMENT_TRANSACTION_CODE } from '@portal/domain/money/payments/debit-file-layout';
import type { Deps } from '../../../../platform/deps.ts';
import { trusteeInForce } from '../../../firm/trustee/trustee-in-force.ts';

/** For trying files of debits out; a bank knows no such originator. */
const SAMPLE_ORIGINATOR = { originatorId: '8990000001', dataCentre: '00310' };

/** Who asks the bank for debits, and where they come back to, as two persons approved it; undefined where a dealer has no originator. */
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
