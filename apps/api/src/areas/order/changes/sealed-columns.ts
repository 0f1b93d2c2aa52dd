import type { SealedColumn } from '../../../platform/crypto/sealed-column.ts';
import { partsContext } from './sealed-parts.ts';

export const CHANGE_SEALED_COLUMNS: readonly SealedColumn[] = ['sealed_before', 'sealed_after'].map(
  (column) => ({
    table: 'change_requests',
    column,
    keys: ['id'],
    contextOf: (id = '') => partsContext(id),
  }),
);
