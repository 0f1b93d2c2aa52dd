import type { SealedColumn } from '../../../platform/crypto/sealed-column.ts';
import { dayContext } from './content-text.ts';

export const RECONCILIATION_SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'trust_days', column: 'sealed', keys: ['day'], contextOf: (day = '') => dayContext(day) },
];
