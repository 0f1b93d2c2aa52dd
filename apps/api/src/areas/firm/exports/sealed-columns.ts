import type { SealedColumn } from '../../../platform/crypto/sealed-column.ts';

/** What the filter of an export is sealed for. */
export const exportContext = (id: string) => `export:${id}`;

export const EXPORT_SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'office_exports',
    column: 'sealed_filter',
    keys: ['id'],
    contextOf: (id = '') => exportContext(id),
  },
];
