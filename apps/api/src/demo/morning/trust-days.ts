import { showTrustAccounts } from '../../areas/money/bank/accounts/show-trust-accounts.ts';
import { closeDay } from '../../areas/money/reconciliation/close-day.ts';
import { explainDifference } from '../../areas/money/reconciliation/explain-difference.ts';
import { prepareDay } from '../../areas/money/reconciliation/prepare-day.ts';
import { showDay } from '../../areas/money/reconciliation/show-day.ts';
import { showDays } from '../../areas/money/reconciliation/show-days.ts';
import type { Deps } from '../../platform/deps.ts';
import { demoColleague } from '../people/demo-people.ts';
import type { DemoStep } from '../people/demo-step.ts';
import { DEMO_TRUST_ACCOUNT } from './morning-statement.ts';

const OUT = { kind: 'bank-charge', words: 'The monthly fee of the bank, as on its price list.' } as const;
const IN = { kind: 'payer-unknown', words: 'Came in this morning’s file. To be matched today.' } as const;
/** The days of the account in trust are closed by two persons, but the last, which waits to be prepared. */
export const trustDays: DemoStep = {
  name: 'days of the trust accounts',
  isDone: async (deps) => {
    const isOurs = (await showTrustAccounts(deps)).every(({ name }) => name === DEMO_TRUST_ACCOUNT);
    const { open, closed } = await showDays(deps, undefined);
    return !isOurs || closed.length > 0 || open.length < 2;
  },
  run: async (deps) => {
    const { open } = await showDays(deps, undefined);
    for (const { day } of open.slice(0, -1)) {
      await close(deps, day);
    }
  },
};

/** Finance explains and prepares, compliance closes; a day prepared before an interruption continues there. */
async function close(deps: Deps, day: string): Promise<void> {
  const finance = await demoColleague(deps, 'finance');
  const compliance = await demoColleague(deps, 'compliance');
  for (const { key, amount, explanation } of (await showDay(deps, finance, day)).content.differences) {
    if (explanation === null) {
      await explainDifference(deps, finance, day, { key, amount, ...(amount < 0 ? OUT : IN) });
    }
  }
  const open = await showDay(deps, finance, day);
  if (open.proposal?.state !== 'submitted') {
    await prepareDay(deps, finance, day, open.hash);
  }
  const { proposal, hash } = await showDay(deps, compliance, day);
  await closeDay(deps, compliance, day, { proposalId: proposal?.proposalId ?? '', hash });
}
