import type { DebitOriginator } from '@portal/domain/payments/debit-file';
import type { Deps } from '../../platform/deps.ts';

/** For trying files of debits out; a bank knows no such originator. */
const SAMPLE_ORIGINATOR = {
  originatorId: '8990000001',
  dataCentre: '00310',
  transactionCode: '260',
};

/** Who asks the bank for debits, and where they come back to; undefined where a dealer has not configured it. */
export function debitOriginatorOf({ config }: Pick<Deps, 'config'>): DebitOriginator | undefined {
  const originator =
    config.debitOriginator ??
    (config.stage === 'production' ? undefined : { ...SAMPLE_ORIGINATOR, ...config.brand.debit });
  if (originator === undefined) {
    return undefined;
  }
  const { institution, transit, account } = config.trustee;
  return { ...originator, returns: { institution, transit, account } };
}
