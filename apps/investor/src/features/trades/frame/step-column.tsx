import { PageHeading } from '@portal/web/ui/page-heading';
import type { ReactNode } from 'react';

type StepColumnProps = {
  title: string;
  intro?: string | undefined;
  children: ReactNode;
};

/** A step in one column. The heading is outside whatever loads: it takes focus on arrival and must stay. */
export function StepColumn({ title, intro, children }: StepColumnProps) {
  return (
    <div className="mx-auto flex w-full max-w-form flex-col gap-8">
      <PageHeading title={title} intro={intro} />
      {children}
    </div>
  );
}
