import type { SealedColumn } from '../../platform/crypto/sealed-column.ts';
import { statementContext } from './import-statement.ts';

export const BANK_SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'bank_statements', column: 'sealed', keys: ['id'], contextOf: (id = '') => statementContext(id) },
];
