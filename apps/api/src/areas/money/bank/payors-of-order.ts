import type { PayorName } from '@portal/domain/money/bank/payor-of-line';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findSubmittedKyc } from '../../client/kyc/submitted/find-submitted-kyc.ts';
import { readSubmittedAnswers } from '../../client/kyc/submitted/submitted-answers.ts';
import { openJointInvestor } from '../../order/trades/sealed-order.ts';
import type { TradeRecord } from '../../order/trades/trade-record.ts';
import { findInvestor } from '../../people/accounts/find-account.ts';

type PayableOrder = Pick<TradeRecord, 'id' | 'investorId' | 'kycId' | 'jointInvestor'>;

/**
 * Who may pay for an order without anybody asking why: its investor, by the account and by the profile that it relies on, the
 * spouse of that profile, and the joint investor.
 */
export async function payorsOf(
  db: Db,
  { secrets }: Pick<Deps, 'secrets'>,
  { id, investorId, kycId, jointInvestor }: PayableOrder,
): Promise<PayorName[]> {
  const account = await findInvestor(db, investorId);
  const profile = kycId ?? (await findSubmittedKyc(db, investorId))?.id;
  const text =
    profile === undefined ? null : (await readSubmittedAnswers(db, secrets, investorId, profile)).text;
  const joint = await openJointInvestor(secrets, { id, jointInvestor });
  const names = [
    ...(account === undefined ? [] : [account]),
    ...(text === null
      ? []
      : [
          {
            firstName: `${text('basics.firstName')} ${text('basics.middleName')}`,
            lastName: text('basics.lastName'),
          },
          { firstName: text('basics.spouse.firstName'), lastName: text('basics.spouse.lastName') },
        ]),
    ...(joint === null ? [] : [joint]),
  ];
  return names.map(({ firstName, lastName }) => ({ firstName, lastName }));
}
