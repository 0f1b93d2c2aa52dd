import { addDays, dayIn } from '@portal/domain/ground/formats/clock-days';
import { DEALER_TIME_ZONE } from '@portal/domain/ground/formats/dates';
import { centsFromDollars } from '@portal/domain/ground/money/cents';
import { openTrustAccount } from '../../areas/money/bank/accounts/open-trust-account.ts';
import { showTrustAccounts } from '../../areas/money/bank/accounts/show-trust-accounts.ts';
import { searchOrderChoices } from '../../areas/money/bank/matching/order-choices.ts';
import { importStatement } from '../../areas/money/bank/statements/import-statement.ts';
import type { Deps } from '../../platform/deps.ts';
import { demoColleague } from '../people/demo-people.ts';
import { COMPLETE_INVESTOR, MORNING_INVESTOR } from '../people/demo-person.ts';
import type { DemoStep } from '../people/demo-step.ts';

export const DEMO_TRUST_ACCOUNT = 'TD 0417';
const LONGEST_AGO = 3;
/** Around every holiday, two of these are settlement days. */
const FOLLOWED_DAYS = 6;
/** A bank's fee, and a deposit nobody can explain. */
const FEE_CENTS = -7_200n;
const DEPOSIT_CENTS = 123_456n;

type Line = { daysAgo: number; text: string; cents: bigint };

/** An account in trust with its bank's file of these days: money that was recorded before, part of an order, one by name, and others. */
export const morningStatement: DemoStep = {
  name: 'a bank statement',
  isDone: async (deps) => ((await findAccount(deps))?.lastDay ?? null) !== null,
  run: async (deps) => {
    const by = await demoColleague(deps, 'finance');
    const today = dayIn(DEALER_TIME_ZONE, deps.clock.now());
    const accountId =
      (await findAccount(deps))?.id ??
      (await openTrustAccount(deps, by, {
        name: DEMO_TRUST_ACCOUNT,
        openingBalance: 0,
        openedOn: addDays(today, -FOLLOWED_DAYS),
      }));
    await importStatement(deps, by, accountId, {
      fileName: `td-${today}.csv`,
      bytes: fileOf(today, await linesOf(deps)),
      profile: 'td',
      fileAccount: undefined,
      openingCents: undefined,
      closingCents: undefined,
    });
  },
};

async function findAccount(deps: Deps) {
  return (await showTrustAccounts(deps)).find(({ name }) => name === DEMO_TRUST_ACCOUNT);
}

/** The earliest first. */
async function linesOf({ db }: Deps): Promise<Line[]> {
  const people = [MORNING_INVESTOR, COMPLETE_INVESTOR].map(
    ({ firstName, lastName }) => `${firstName} ${lastName}`,
  );
  const orders = (await Promise.all(people.map((name) => searchOrderChoices(db, name)))).flat();
  const recorded = orders.flatMap(({ reference, told }) =>
    told
      .filter(({ kind }) => kind === 'received')
      .map(({ amount }) => ({
        daysAgo: LONGEST_AGO,
        text: `WIRE TRF ${reference}`,
        cents: centsFromDollars(amount),
      })),
  );
  const [inPart, byName] = orders.filter(({ missing, told }) => missing > 0 && told.length === 0);
  return [
    ...recorded,
    { daysAgo: 2, text: 'GC 0912-DEPOSIT', cents: DEPOSIT_CENTS },
    ...(inPart === undefined
      ? []
      : [
          {
            daysAgo: 2,
            text: `E-TRANSFER ***pL9 ${inPart.reference}`,
            cents: centsFromDollars(inPart.missing) / 2n,
          },
        ]),
    ...(byName === undefined
      ? []
      : [
          {
            daysAgo: 1,
            text: `WIRE TRF ${byName.investor.toUpperCase()}`,
            cents: centsFromDollars(byName.missing),
          },
        ]),
    { daysAgo: 1, text: 'MONTHLY PLAN FEE', cents: FEE_CENTS },
  ];
}

/** As the bank's page writes it: two columns of amounts, and a running balance. */
function fileOf(today: string, lines: readonly Line[]): Buffer {
  let balance = 0n;
  const rows = lines.map(({ daysAgo, text, cents }) => {
    balance += cents;
    const [year, month, day] = addDays(today, -daysAgo).split('-');
    const [out, into] = cents < 0n ? [written(-cents), ''] : ['', written(cents)];
    return `${month}/${day}/${year},${text},${out},${into},${written(balance)}`;
  });
  return Buffer.from(rows.join('\r\n'));
}

function written(cents: bigint): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
