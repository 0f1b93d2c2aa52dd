import type { SealedColumn } from '../../../platform/crypto/sealed-column.ts';
import { trusteeContext } from './sealed-trustee.ts';

export const TRUSTEE_SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'trustee_particulars',
    column: 'sealed',
    keys: ['version'],
    contextOf: (version = '') => trusteeContext(version),
  },
];
