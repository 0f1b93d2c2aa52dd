import type { Deps } from '../../../platform/deps.ts';
import type { WatchedFacts } from '../../../platform/metrics/watched-facts.ts';
import { readWatchedTrust } from './watched-trust.store.ts';

const DAY_MS = 86_400_000;
const AGE = 'portal_trust_day_age_days';
const LINES = 'portal_bank_lines_unmatched';
const DOLLARS = 'portal_bank_dollars_unmatched';
const CENTS_A_DOLLAR = 100;

/** How far the daily reconciliation is behind, and how much at the bank stands for nothing in the books. */
export function watchTrustDays({ db, clock }: Pick<Deps, 'db' | 'clock'>): WatchedFacts {
  return {
    gauges: [
      { name: AGE, help: 'Days since the last day in trust that was closed; missing before the first' },
      { name: LINES, help: 'Lines of the bank that are not matched in full, counted up to 1,001' },
      { name: DOLLARS, help: 'What of these lines is not matched, in dollars' },
    ],
    read: async () => {
      const { closedDay, lines, cents } = await readWatchedTrust(db);
      return [
        { name: LINES, value: lines },
        { name: DOLLARS, value: Number(cents) / CENTS_A_DOLLAR },
        ...(closedDay === null
          ? []
          : [{ name: AGE, value: Math.floor((clock.now().getTime() - Date.parse(closedDay)) / DAY_MS) }]),
      ];
    },
  };
}
