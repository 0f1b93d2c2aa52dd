import { PROVINCES } from '@portal/domain/ground/people/provinces';
import { CommandError } from '../../../platform/commands/command-error.ts';
import type { Deps } from '../../../platform/deps.ts';
import { countEntries, listEntries } from './waiting-list.store.ts';

export const WAITING_LIST_USAGE: readonly string[] = [
  'npm run dealer -- waiting-list                            how many wait for each province without a registration',
  'npm run dealer -- waiting-list <province>                 who waits for one, such as CAN-NS, the longest first',
];

/** `waiting-list` counts who waits for each province; with a province it lists date, address and language of each. */
export async function runWaitingListCommand(deps: Deps, words: readonly string[]): Promise<string[]> {
  const [named, ...more] = words;
  if (named === undefined) {
    const counts = await countEntries(deps.db);
    return counts.length === 0
      ? ['Nobody is on the waiting list.']
      : counts.map(({ province, count }) => `${province} | ${count}`);
  }
  const province = PROVINCES.find((code) => code === named.toUpperCase());
  if (province === undefined || more.length > 0) {
    throw new CommandError(`Write one of ${PROVINCES.join(', ')}.`);
  }
  const entries = await listEntries(deps.db, province);
  return entries.length === 0
    ? [`Nobody waits for ${province}.`]
    : entries.map(({ email, language, consentedAt }) =>
        [consentedAt.toISOString().slice(0, 10), email, language].join(' | '),
      );
}
