import { type ReactNode, type RefObject, useId } from 'react';

/** A column of a dense table. */
export type DenseColumn<Row> = {
  name: string;
  /** Its heading, which stands beside each of its values where the screen has no room for columns. */
  title: string;
  /** What stands in its head instead, such as a box that selects all rows. */
  head?: ReactNode;
  /** Its width on a wide screen: a track of a grid. */
  track: string;
  /** The column with the row's link comes first and has a line of its own on a narrow screen; one of controls needs no heading. */
  part?: 'main' | 'controls' | undefined;
  isFigures?: boolean | undefined;
  cell: (row: Row) => ReactNode;
};

type DenseTableProps<Row> = {
  /** The table's accessible name. */
  label: string;
  columns: readonly DenseColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The row that keys and the summary are about. */
  currentKey?: string | undefined;
  isChosen?: ((row: Row) => boolean) | undefined;
  /** Called for a row that gets the focus or over which the pointer moves. */
  onPoint?: ((key: string) => void) | undefined;
  tableRef?: RefObject<HTMLTableElement | null> | undefined;
};

/**
 * Rows of one line, 44 to 52 px high, each led to by a real link (`RowLink`) that covers it. Where the screen has no room for
 * columns each value has the name of its column above it: none is hidden.
 */
export function DenseTable<Row>(props: DenseTableProps<Row>) {
  const { label, columns, rows, keyOf, currentKey, isChosen, onPoint, tableRef } = props;
  const id = useId();
  const tracks = columns.map(({ track }) => track).join(' ');
  return (
    <div className="overflow-clip rounded-card border border-line bg-raised shadow-raised">
      <table
        aria-label={label}
        className="dense-table"
        ref={(table) => {
          table?.style.setProperty('--dense-columns', tracks);
          if (tableRef !== undefined) {
            tableRef.current = table;
          }
        }}
      >
        <thead>
          <tr>
            {columns.map(({ name, title, head, isFigures }) => (
              <th key={name} id={`${id}-${name}`} scope="col" data-figures={isFigures}>
                {head ?? title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = keyOf(row);
            return (
              <tr
                key={key}
                data-row={key}
                data-current={key === currentKey ? '' : undefined}
                data-chosen={isChosen?.(row) === true ? '' : undefined}
                onFocus={() => onPoint?.(key)}
                onPointerMove={({ pointerType }) => (pointerType === 'mouse' ? onPoint?.(key) : undefined)}
              >
                {columns.map(({ name, title, part, isFigures, cell }) => (
                  <td
                    key={name}
                    headers={`${id}-${name}`}
                    data-column={part === undefined ? title : undefined}
                    data-part={part}
                    data-figures={isFigures}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
