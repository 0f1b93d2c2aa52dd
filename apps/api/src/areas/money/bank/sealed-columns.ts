import type { SealedColumn } from '../../../platform/crypto/sealed-column.ts';
import { statementContext } from './import-statement.ts';
import { lineContext } from './line-text.ts';
import { matchPayorContext } from './match-payor.ts';

export const BANK_SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'bank_statements', column: 'sealed', keys: ['id'], contextOf: (id = '') => statementContext(id) },
  { table: 'bank_lines', column: 'sealed', keys: ['id'], contextOf: (id = '') => lineContext(id) },
  {
    table: 'bank_matches',
    column: 'sealed_payor',
    keys: ['id'],
    contextOf: (id = '') => matchPayorContext(id),
  },
];
