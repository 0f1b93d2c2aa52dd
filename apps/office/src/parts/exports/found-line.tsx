import type { ReactNode } from 'react';
import { ExportButton } from './export-button.tsx';
import type { ListToExport } from './exports-api.ts';

type FoundLineProps = {
  /** How many rows the list has, as a number and as text; undefined while they load. */
  count: { value: number; text: string } | undefined;
  words: (count: { count: number; number: string }) => string;
  asked: ListToExport;
  children?: ReactNode;
};

/** How many rows there are, and the button to export them. */
export function FoundLine({ count, words, asked, children }: FoundLineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p role="status" className="text-muted text-sm">
        {count === undefined ? '' : words({ count: count.value, number: count.text })}
      </p>
      <div className="flex flex-wrap gap-2">
        <ExportButton asked={asked} count={count} />
        {children}
      </div>
    </div>
  );
}
