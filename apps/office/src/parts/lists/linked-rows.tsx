import { useRef } from 'react';
import { type DenseColumn, DenseTable } from './dense-table.tsx';
import { useListKeys } from './keys/use-list-keys.ts';

type LinkedRowsProps<Row> = {
  label: string;
  columns: readonly DenseColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

/** A dense table whose rows are gone through and opened by keys, and nothing more. */
export function LinkedRows<Row>(props: LinkedRowsProps<Row>) {
  const table = useRef<HTMLTableElement>(null);
  useListKeys({ table });
  return <DenseTable {...props} tableRef={table} />;
}
