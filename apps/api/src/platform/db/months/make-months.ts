import type { Deps } from '../../deps.ts';
import { addMonths } from './months.store.ts';

/** Ninety nights on which it is tried again before a row is of a month that was never made. */
export const MONTHS_AHEAD = 3;

/** Makes the next months of the tables that are kept in months: at every start, and every night. */
export async function makeMonths({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const months = await addMonths(db, clock.now(), MONTHS_AHEAD);
  const made = months.filter(({ isMade }) => isMade).map(({ part }) => part);
  const late = months.filter(({ isMade }) => !isMade).map(({ part }) => part);
  if (made.length > 0) {
    log.info({ made }, 'tables of the next months were made');
  }
  if (late.length > 0) {
    log.error({ late }, 'rows came before the tables of their months were made; they are in the default');
  }
}
