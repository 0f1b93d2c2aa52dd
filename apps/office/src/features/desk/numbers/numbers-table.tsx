import { ScrollRegion } from '@portal/web/ui/scroll-region';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type NumbersTableProps = {
  label: string;
  /** The first heads the column with the row headings. */
  columns: readonly string[];
  rows: readonly { id: string; name: ReactNode; cells: readonly ReactNode[] }[];
};

/** Numbers in columns; on a phone one block per row. In between, a table that is too wide scrolls. */
export function NumbersTable({ label, columns: [first, ...columns], rows }: NumbersTableProps) {
  const { t } = useTranslation();
  return (
    <ScrollRegion label={t('officeNumbers.table', { of: label })} className="overflow-x-auto">
      <table className="stacked-rows w-full text-left text-sm">
        <thead>
          <tr className="border-line border-b text-muted">
            <th scope="col" className="py-2 pr-4 font-semibold">
              {first}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-2 py-2 text-right font-semibold last:pr-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id} className="border-line border-b last:border-b-0">
              <th scope="row" className="font-semibold sm:py-2 sm:pr-4">
                {name}
              </th>
              {columns.map((column, place) => (
                <td
                  key={column}
                  data-column={column}
                  className="figures text-right sm:whitespace-nowrap sm:px-2 sm:py-2 sm:last:pr-0 pointer-coarse:[&_a]:min-w-11 pointer-coarse:[&_a]:justify-end"
                >
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
