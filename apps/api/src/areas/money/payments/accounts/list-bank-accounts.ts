import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import {
  type AccountUse,
  obstaclesToUnlinking,
  type UnlinkReason,
} from '@portal/domain/money/payments/obstacles-to-unlinking';
import { moneyOfOrder } from '@portal/domain/money/payments/order-money';
import { tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import type { Deps } from '../../../../platform/deps.ts';
import { type AccountToDebit, isSameAccount, openAccount } from '../instructions/account-to-debit.ts';
import { moneyFactsOf } from '../journal/stored-money-facts.ts';
import { type GivenAccount, listGivenAccounts } from './bank-accounts.store.ts';

/** A bank account that an investor gave for one or more orders. */
export type BankAccount = {
  lastDigits: string;
  /** Linked through the bank; otherwise its numbers were typed. */
  isLinked: boolean;
  /** Why it cannot be unlinked now; empty when it can. */
  inUse: UnlinkReason[];
  /** The orders it was given for, the latest first. */
  given: readonly GivenAccount[];
};

/** The accounts that an investor gave and did not unlink, the latest first; equal numbers are one account. */
export async function listBankAccounts(deps: Deps, investorId: string): Promise<BankAccount[]> {
  const accounts: { account: AccountToDebit; given: GivenAccount[] }[] = [];
  for (const given of await listGivenAccounts(deps.db, investorId)) {
    if (given.sealedAccount === null || given.unlinkedAt !== null) {
      continue;
    }
    const account = await openAccount(deps, given.tradeId, given.sealedAccount);
    const known = accounts.find((other) => isSameAccount(other.account, account));
    if (known === undefined) {
      accounts.push({ account, given: [given] });
    } else {
      known.given.push(given);
    }
  }
  const today = dealerDay(deps.clock.now());
  return accounts.map(({ given }) => ({
    lastDigits: given[0]?.lastDigits ?? '',
    isLinked: given[0]?.method === 'linked',
    inUse: obstaclesToUnlinking(given.map(useOf), today),
    given,
  }));
}

function useOf({ status, totalCents, paymentMethod, method, facts }: GivenAccount): AccountUse {
  const order = { totalCents, status: tradeStatusOf(status) };
  return {
    status: order.status,
    isPaidFromIt: paymentMethod === method,
    money: moneyOfOrder(order, moneyFactsOf(facts)),
    debitedOn: facts.debits.filter(({ cameBack }) => !cameBack).map(({ dueOn }) => dueOn),
    receivedOn: facts.events
      .filter(({ kind }) => kind === 'received')
      .map(({ valueAt }) => dealerDay(new Date(valueAt))),
  };
}
