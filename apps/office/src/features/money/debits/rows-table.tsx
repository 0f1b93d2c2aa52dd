import { classNames } from '@portal/web/class-names';
import { ScrollRegion } from '@portal/web/ui/scroll-region';
import type { ReactNode } from 'react';

type RowsTableProps<Column extends string> = {
  label: string;
  /** Too wide for a narrow screen: the table keeps its width there and scrolls. On a phone each row is a block. */
  isWide?: boolean;
  columns: readonly { id: Column; text: string; isFigure?: boolean }[];
  rows: readonly { id: string; cells: Readonly<Record<Column, ReactNode>> }[];
};

/** A table of rows; on a phone each row is a block. */
export function RowsTable<Column extends string>({
  label,
  isWide = false,
  columns,
  rows,
}: RowsTableProps<Column>) {
  return (
    <ScrollRegion label={label} className="overflow-x-auto">
      <table className={classNames('stacked-rows w-full text-left text-sm', isWide && 'sm:min-w-200')}>
        <thead>
          <tr className="border-line border-b text-muted">
            {columns.map(({ id, text, isFigure = false }) => (
              <th
                key={id}
                scope="col"
                className={classNames('px-3 py-2 font-semibold', isFigure && 'text-right')}
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-line border-b align-top last:border-b-0">
              {columns.map(({ id, text, isFigure = false }) => (
                <td
                  key={id}
                  data-column={text}
                  className={classNames(
                    'sm:px-3 sm:py-2',
                    isFigure && 'figures whitespace-nowrap text-right',
                  )}
                >
                  <span className="max-sm:text-right">{row.cells[id]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
