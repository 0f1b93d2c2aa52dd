import { fullName } from '@portal/domain/ground/formats/full-name';
import type { Language } from '@portal/domain/ground/people/languages';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { findInvestorParticulars } from '../../../client/kyc/submitted/find-investor-particulars.ts';
import { listPurchasers } from '../../../order/trades/find-purchasers.ts';
import { openJointInvestor } from '../../../order/trades/open-order.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';

/** Who signs an order's papers after the investor. */
export type JointSigner = {
  name: string;
  email: string;
  language: Language;
  /** Null for somebody named before joint investors had accounts. */
  account: { id: string; kycId: string; province: ProvinceCode } | null;
};

/**
 * The joint investor as papers name them: by their own profile, not by what the investor typed. Null for an order of one person.
 */
export async function findJointSigner(
  trx: Db,
  { secrets }: Pick<Deps, 'secrets'>,
  trade: TradeRecord,
): Promise<JointSigner | null> {
  const named = await openJointInvestor(secrets, trade);
  if (named === null) {
    return null;
  }
  const { email, language } = named;
  const second = (await listPurchasers(trx, trade)).find(({ role }) => role === 'second');
  if (second === undefined || second.investorId === null || second.kycId === null) {
    return { name: fullName(named), email, language, account: null };
  }
  const { investorId: id, kycId } = second;
  const { name, province } = await findInvestorParticulars(trx, secrets, id, kycId, language);
  return { name, email, language, account: { id, kycId, province } };
}
