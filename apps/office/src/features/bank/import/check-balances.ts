import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { centsFromDollars, dollarsFromCents, isWireDollars } from '@portal/domain/ground/money/cents';
import type { NumberAnswer } from '@portal/web/typed-number';
import type { ReadFile } from './read-lines.tsx';

export type Balances = { openingBalance: NumberAnswer; closingBalance: NumberAnswer };
type Sums = Pick<ReadFile, 'moneyIn' | 'moneyOut' | 'newCount' | 'after'>;

/** What the bank says that the account holds misses what the lines come to, by so many dollars; 0 where they agree. */
export function missesOf({ openingBalance, closingBalance }: Balances, sums: Sums) {
  if (!isWireDollars(openingBalance) || !isWireDollars(closingBalance)) {
    return null;
  }
  const closingCents = centsFromDollars(closingBalance);
  const sumCents =
    centsFromDollars(openingBalance) + centsFromDollars(sums.moneyIn) - centsFromDollars(sums.moneyOut);
  return {
    sum: dollarsFromCents(closingCents - sumCents),
    gap: sums.newCount === 0 ? 0 : dollarsFromCents(closingCents - centsFromDollars(sums.after)),
  };
}

/** What is wrong with balances that a person read off the bank's page; the server holds them against each other once more. */
export function checkBalances(
  balances: Balances,
  sums: Sums,
  exactMoney: (dollars: number) => string,
): FieldIssue[] {
  const missing = (['openingBalance', 'closingBalance'] as const).filter(
    (path) => !isWireDollars(balances[path]),
  );
  if (missing.length > 0) {
    return missing.map((path) => ({ path, key: 'officeBank.balances.missing', values: {} }));
  }
  const misses = missesOf(balances, sums);
  if (misses === null || (misses.sum === 0 && misses.gap === 0)) {
    return [];
  }
  const [key, difference] =
    misses.sum === 0 ? ['officeBank.balances.gap', misses.gap] : ['officeBank.balances.sumWrong', misses.sum];
  return [{ path: 'closingBalance', key, values: { difference: exactMoney(difference) } }];
}
