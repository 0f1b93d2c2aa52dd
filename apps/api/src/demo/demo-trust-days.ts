import { addDays, dealerDay } from '@portal/domain/formats/clock-days';
import { isBusinessDay } from '@portal/domain/payments/business-days';
import { importStatement } from '../areas/bank/import-statement.ts';
import { showTrustAccounts } from '../areas/bank/list-bank.ts';
import { openTrustAccount } from '../areas/bank/open-trust-account.ts';
import { closeDay } from '../areas/reconciliation/close-day.ts';
import { explainDifference } from '../areas/reconciliation/explain-difference.ts';
import { prepareDay } from '../areas/reconciliation/prepare-day.ts';
import { showDay } from '../areas/reconciliation/show-day.ts';
import { showDays } from '../areas/reconciliation/show-days.ts';
import type { Deps } from '../platform/deps.ts';
import { demoColleague } from './demo-people.ts';
import type { DemoStep } from './demo-step.ts';

const ACCOUNT = 'Trust account 4471';
const INTEREST = {
  dollars: '18.42',
  words: 'Interest of last month. Kept in trust until the bank moves it.',
};

/** Two days of an account in trust that have ended: the first is closed, with interest that was explained, and one waits to be prepared. */
export const trustDays: DemoStep = {
  name: 'days of the trust accounts',
  isDone: async (deps) => {
    const accounts = await showTrustAccounts(deps);
    const isOurs = accounts.every(({ name }) => name === ACCOUNT);
    return !isOurs || (await showDays(deps, undefined)).closed.length > 0;
  },
  run: async (deps) => {
    await followAccount(deps);
    const [first] = (await showDays(deps, undefined)).open;
    if (first !== undefined) {
      await close(deps, first.day);
    }
  },
};

/** With a statement that reaches to the end of yesterday: interest on the first day, and a fee and money of nobody known on the next. */
async function followAccount(deps: Deps): Promise<void> {
  const by = await demoColleague(deps, 'finance');
  const second = bankDayBefore(dealerDay(deps.clock.now()));
  const first = bankDayBefore(second);
  const known = (await showTrustAccounts(deps)).find(({ name }) => name === ACCOUNT);
  const id =
    known?.id ?? (await openTrustAccount(deps, by, { name: ACCOUNT, openingBalance: 0, openedOn: first }));
  if (known === undefined || known.lastDay === null) {
    const rows = [
      [us(first), 'INTEREST CREDIT', '', INTEREST.dollars, '18.42'],
      [us(second), 'MONTHLY ACCOUNT FEE', '5.00', '', '13.42'],
      [us(second), 'E-TRANSFER ***pL9', '', '2500.00', '2513.42'],
    ];
    await importStatement(deps, by, id, {
      fileName: 'statement.csv',
      bytes: Buffer.from(rows.map((row) => row.join(',')).join('\r\n')),
      profile: 'td',
      fileAccount: undefined,
      openingCents: undefined,
      closingCents: undefined,
    });
  }
}

function bankDayBefore(day: string): string {
  const before = addDays(day, -1);
  return isBusinessDay(before, 'banks') ? before : bankDayBefore(before);
}

/** As the bank's file writes a day. */
function us(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** What finance explained and prepared, compliance closes; a day that was prepared before this was cut off goes on there. */
async function close(deps: Deps, day: string): Promise<void> {
  const [finance, compliance] = [
    await demoColleague(deps, 'finance'),
    await demoColleague(deps, 'compliance'),
  ];
  for (const { key, amount, explanation } of (await showDay(deps, finance, day)).content.differences) {
    if (explanation === null) {
      const words = { kind: 'bank-interest', words: INTEREST.words } as const;
      await explainDifference(deps, finance, day, { key, amount, ...words });
    }
  }
  const open = await showDay(deps, finance, day);
  if (open.proposal?.state !== 'submitted') {
    await prepareDay(deps, finance, day, open.hash);
  }
  const { proposal, hash } = await showDay(deps, compliance, day);
  await closeDay(deps, compliance, day, { proposalId: proposal?.proposalId ?? '', hash });
}
