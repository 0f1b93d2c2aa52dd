import { area, EVERY_FIVE_MINUTES } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { keepNumbers, NUMBERS_COUNTED } from './keep-numbers.ts';
import { numbersRoutes } from './numbers.routes.ts';
import type { NumbersTables } from './numbers-tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends NumbersTables {}
}
declare module '../../../platform/ports/jobs.ts' {
  interface JobPayloads {
    /** Counts what all people and orders are counted for, by the hour. */
    'keep-numbers': Record<string, never>;
  }
}

/** How the office is doing, in figures. */
export const numbers = area({
  routes: tagged('Office', numbersRoutes),
  jobs: {
    'keep-numbers': {
      schedule: EVERY_FIVE_MINUTES,
      bounded: { atOnce: NUMBERS_COUNTED, ends: 'with-portion', rest: 'next-run' },
      run: (deps) => keepNumbers(deps),
    },
  },
  retention: { kept_numbers: 'of-nobody' },
});
