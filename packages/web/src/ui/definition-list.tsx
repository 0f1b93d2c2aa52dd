import type { ReactNode } from 'react';

export type DefinitionRow = { label: ReactNode; value: ReactNode; isTotal?: boolean | undefined };

export type DefinitionListProps = {
  rows: readonly (DefinitionRow & { id: string })[];
  /** Aligns figures to the right. */
  figures?: boolean | undefined;
};

/** Labels with their values, row by row: facts of a deal, or an order to review before it is placed. */
export function DefinitionList({ rows, figures = false }: DefinitionListProps) {
  return (
    <dl className="flex flex-col">
      {rows.map(({ id, label, value, isTotal = false }) => (
        <div
          key={id}
          className={`flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-3 ${isTotal ? 'border-text border-t-2 font-semibold' : 'border-line border-t first:border-t-0'}`}
        >
          <dt className={isTotal ? '' : 'text-muted'}>{label}</dt>
          <dd className={figures ? 'figures ml-auto text-right' : 'ml-auto min-w-0 text-right'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
