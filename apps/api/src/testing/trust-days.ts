import type { TrustDay, TrustDays } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { importFile, openAccount, tdFile } from './bank.ts';
import type { Colleague } from './colleagues.ts';
import type { TestPortal } from './open-test-portal.ts';

/** The day before TEST_TIME, which has ended. */
export const TRUST_DAY = '2026-11-17';

/** Of `[day, text, dollars]`, as testing/bank has them. */
export type Moved = readonly (readonly [string, string, number])[];

/** An account that is followed since a day, with a statement of these lines; the last of them is of the day after, so that the day is covered. */
export async function accountOf(portal: TestPortal, moved: Moved, openedOn = TRUST_DAY): Promise<string> {
  const accountId = await openAccount(portal.deps, 0, openedOn);
  if (moved.length > 0) {
    await importFile(portal.deps, accountId, tdFile(moved));
  }
  return accountId;
}

/** Something of the day of the test, which covers the days before it. */
export const TODAY_MOVED = ['2026-11-18', 'INTEREST', 1] as const;

export async function readDays(who: Colleague): Promise<TrustDays> {
  return (await who.get('/office/money/days')).json().data;
}

export async function readDay(who: Colleague, day = TRUST_DAY): Promise<TrustDay> {
  const answer = await who.get(`/office/money/days/${day}`);
  if (answer.statusCode !== 200) {
    throw new Error(`no such day: ${answer.body}`);
  }
  return answer.json().data;
}

/** Writes the same of every difference that nothing explains. */
export async function explainAll(who: Colleague, day = TRUST_DAY): Promise<void> {
  const { content } = await readDay(who, day);
  for (const { key, amount, clearedOn, explanation } of content.differences) {
    if (clearedOn === null && explanation === null) {
      const body = { key, amount, kind: 'other', words: 'Looked at with the bank.' };
      await who.post(`/office/money/days/${day}/explanations`, body);
    }
  }
}

/** What a reviewer sends back of what they see. Throws where nothing is prepared. */
export async function seenBy(who: Colleague, day = TRUST_DAY): Promise<{ proposalId: string; hash: string }> {
  const { proposal, hash } = await readDay(who, day);
  if (proposal === null) {
    throw new Error(`${day} is not prepared`);
  }
  return { proposalId: proposal.proposalId, hash };
}

/** Explains everything and prepares the day as it is then. */
export async function prepareAll(who: Colleague, day = TRUST_DAY): Promise<void> {
  await explainAll(who, day);
  const { hash } = await readDay(who, day);
  const answer = await who.post(`/office/money/days/${day}/prepare`, { hash });
  if (answer.statusCode !== 200) {
    throw new Error(`Could not prepare: ${answer.body}`);
  }
}
