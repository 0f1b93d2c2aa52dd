import { type PayorName, payorNamed, payorTextOf } from '@portal/domain/money/bank/lines/payor-named';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { findSubmittedKyc } from '../../../client/kyc/submitted/find-submitted-kyc.ts';
import { readSubmittedAnswers } from '../../../client/kyc/submitted/submitted-answers.ts';
import { findOrder } from '../../../order/trades/find-order.ts';
import { openJointInvestor } from '../../../order/trades/open-order.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { findInvestor } from '../../../people/accounts/find-account.ts';
import { readFlagPayor } from '../../payments/flags/read-flag-payor.ts';
import { pointOutPayor } from '../../payments/journal/point-out-payor.ts';
import type { BankLineRecord } from '../lines/read-open-lines.ts';
import { listFlagsOfReceipt } from './flags-of-receipt.store.ts';
import { findOwnersOfOrders } from './orders-to-fund.store.ts';

type PaidBy = { line: Pick<BankLineRecord, 'description' | 'party'>; payor: string | null };

/** The payor as a person entered it, or else as the line has it; null where neither names anybody. */
export function payorSaid({ line, payor }: PaidBy): string | null {
  return payor ?? payorTextOf(line);
}

/** True where the bank, or the person who matched its line, names somebody other than those who may pay for the order. */
export async function isPaidByOther(
  db: Db,
  deps: Pick<Deps, 'secrets'>,
  trade: TradeRecord,
  { line: { description, party }, payor }: PaidBy,
): Promise<boolean> {
  const said = [party, payor].filter((name) => name !== null);
  const asked = { names: await payorsOf(db, deps, trade), reference: orderReference(trade.id) };
  return (said.length === 0 ? [null] : said).some(
    (name) => payorNamed({ description, party: name }, asked) === 'somebody-else',
  );
}

/** The same for an unmatched line and an order's id; true where there is no such order. */
export async function isLineOfOther(
  deps: Pick<Deps, 'db' | 'secrets'>,
  line: PaidBy['line'],
  tradeId: string,
): Promise<boolean> {
  const owner = (await findOwnersOfOrders(deps.db, [tradeId])).get(tradeId);
  const trade = owner === undefined ? undefined : await findOrder(deps.db, owner, tradeId);
  return trade === undefined || isPaidByOther(deps.db, deps, trade, { line, payor: null });
}

/**
 * Flags money that somebody else paid. `subject` is the match, or the use of unapplied money, that brought it to the order;
 * `receipt` is the journal row that reported it before: a payor is flagged only once per receipt.
 */
export async function checkPayor(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  { subject, cents, receipt, ...paid }: PaidBy & { subject: string; cents: bigint; receipt?: string },
): Promise<void> {
  const payor = payorSaid(paid);
  if (payor === null || !(await isPaidByOther(trx, deps, trade, paid))) {
    return;
  }
  if (receipt === undefined || !(await isPointedOut(trx, deps, trade.id, { receipt, payor }))) {
    await pointOutPayor(trx, deps, trade, { subject, payor, amountCents: cents });
  }
}

async function isPointedOut(
  trx: Db,
  deps: Pick<Deps, 'secrets'>,
  tradeId: string,
  { receipt, payor }: { receipt: string; payor: string },
): Promise<boolean> {
  const flags = await listFlagsOfReceipt(trx, tradeId, receipt);
  const known = await Promise.all(flags.map((flag) => readFlagPayor(deps, flag)));
  const reference = orderReference(tradeId);
  return known.some((name) => {
    const names = [{ firstName: '', lastName: name ?? '' }];
    return payorNamed({ description: payor, party: payor }, { names, reference }) === 'one-of-them';
  });
}

type PayableOrder = Pick<TradeRecord, 'id' | 'investorId' | 'kycId' | 'jointInvestor'>;

/**
 * Who may pay for an order without questions: its investor, by the account and the profile it relies on, the spouse in that
 * profile, and the joint investor.
 */
async function payorsOf(
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
