import { PageHeading } from '@portal/web/ui/page-heading';
import type { ReactNode } from 'react';

type StepColumnProps = {
  title: string;
  intro?: string | undefined;
  /** Wider, with room for an index beside the step. */
  isWide?: boolean | undefined;
  children: ReactNode;
};

/** A step in one column. The heading is outside whatever loads: it takes focus on arrival and must stay. */
export function StepColumn({ title, intro, isWide = false, children }: StepColumnProps) {
  return (
    <div className={`mx-auto flex w-full flex-col gap-8 ${isWide ? 'max-w-wide' : 'max-w-form'}`}>
      <PageHeading title={title} intro={intro} />
      {children}
    </div>
  );
}
