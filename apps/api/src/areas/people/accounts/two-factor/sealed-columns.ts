import type { SealedColumn } from '../../../../platform/crypto/sealed-column.ts';
import { secretContext } from './read-code.ts';

export const TWO_FACTOR_SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'two_factor',
    column: 'sealed_secret',
    keys: ['account_id'],
    contextOf: (accountId = '') => secretContext(accountId),
  },
];
