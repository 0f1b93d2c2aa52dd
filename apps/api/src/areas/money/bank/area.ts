import { area, EVERY_FIVE_MINUTES, inPortions } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import type { FromPlace } from '../../../platform/ports/jobs.ts';
import { matchNumbers, NUMBERS_AT_ONCE } from '../../client/kyc/match-numbers.ts';
import { bankRoutes } from './bank.routes.ts';
import { bankOwnRoutes } from './bank-own/bank-own.routes.ts';
import type { BankTables } from './bank-tables.ts';
import { bankExportRoutes } from './exports/bank-exports.routes.ts';
import { sheetOfLines } from './exports/sheet-of-lines.ts';
import { sheetOfMatches } from './exports/sheet-of-matches.ts';
import { bankFileRoutes } from './files/bank-files.routes.ts';
import { lineContext } from './lines/line-text.ts';
import { LINES_AT_ONCE, markLines } from './lines/mark-lines.ts';
import { matchPayorContext } from './matching/keep-match.ts';
import { statementContext } from './statements/import-statement.ts';
import { sendBackRoutes } from './unapplied/send-back.routes.ts';
import { unappliedRoutes } from './unapplied/unapplied.routes.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends BankTables {}
}
declare module '../../../platform/ports/jobs.ts' {
  interface JobPayloads {
    /** Fingerprints the numbers that have none under the current key, and flags people with equal numbers. */
    'match-numbers': FromPlace;
    /** Fingerprints the bank's lines that have none under the current key. */
    'mark-lines': FromPlace;
  }
}

/** The bank's lines, the orders they pay, and money that waits for its order. */
export const bank = area({
  routes: [
    ...tagged('Office', bankRoutes),
    ...tagged('Office', bankFileRoutes),
    ...tagged('Office', bankExportRoutes),
    ...tagged('Office', unappliedRoutes),
    ...tagged('Office', sendBackRoutes),
    ...tagged('Office', bankOwnRoutes),
  ],
  jobs: {
    'match-numbers': {
      schedule: EVERY_FIVE_MINUTES,
      bounded: inPortions(NUMBERS_AT_ONCE),
      run: async (deps, payload) => {
        await matchNumbers(deps, payload);
      },
    },
    'mark-lines': {
      schedule: EVERY_FIVE_MINUTES,
      bounded: inPortions(LINES_AT_ONCE),
      run: async (deps, payload) => {
        await markLines(deps, payload);
      },
    },
  },
  sealed: [
    {
      table: 'bank_statements',
      column: 'sealed',
      keys: ['id'],
      contextOf: (id = '') => statementContext(id),
    },
    { table: 'bank_lines', column: 'sealed', keys: ['id'], contextOf: (id = '') => lineContext(id) },
    {
      table: 'bank_matches',
      column: 'sealed_payor',
      keys: ['id'],
      contextOf: (id = '') => matchPayorContext(id),
    },
  ],
  typed: ['bank_matches', 'unapplied_uses'].flatMap((table) =>
    ['reason', 'undone_reason'].map((column) => ({ table, column })),
  ),
  retention: {
    trust_accounts: 'of-nobody',
    bank_statements: 'kept-as-record',
    bank_lines: 'kept-as-record',
    bank_rows_passed_over: 'of-nobody',
    bank_matches: 'kept-as-record',
    money_not_at_bank: 'of-nobody',
    money_not_paid_out: 'of-nobody',
    unapplied_money: 'kept-as-record',
    unapplied_uses: 'kept-as-record',
  },
  exports: { 'bank-lines': sheetOfLines, 'bank-matches': sheetOfMatches },
});
