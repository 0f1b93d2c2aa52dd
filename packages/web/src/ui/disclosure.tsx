import type { ReactNode } from 'react';
import { Plus } from './icons.tsx';

export type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** Disclosures of one group are open one at a time. */
  group?: string | undefined;
  isOpenAtFirst?: boolean | undefined;
  /** Called when it opens and closes, to load content only when wanted. */
  onToggle?: ((isOpen: boolean) => void) | undefined;
};

/** A question with its answer folded away. Uses the browser's `<details>`, which opens before any script has run. */
export function Disclosure({ summary, children, group, isOpenAtFirst, onToggle }: DisclosureProps) {
  return (
    <details
      name={group}
      open={isOpenAtFirst}
      onToggle={onToggle === undefined ? undefined : ({ currentTarget }) => onToggle(currentTarget.open)}
      className="group border-line border-b"
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-control py-4 font-semibold transition-colors hover:text-accent [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">{summary}</span>
        <Plus className="size-5 text-accent transition-transform group-open:rotate-45" />
      </summary>
      <div className="max-w-prose pr-9 pb-6 text-muted">{children}</div>
    </details>
  );
}
