import { type ReactNode, useId } from 'react';

export type FormSectionProps = {
  title: ReactNode;
  intro?: ReactNode | undefined;
  level?: 2 | 3 | undefined;
  children: ReactNode;
};

/** Fields that belong together, under a heading; the group carries the heading's name. */
export function FormSection({ title, intro, level = 2, children }: FormSectionProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <div className="flex flex-col gap-1.5">
        <Heading id={id} className={level === 2 ? 'text-xl' : 'text-lg'}>
          {title}
        </Heading>
        {intro === undefined ? null : <p className="max-w-prose text-sm text-muted">{intro}</p>}
      </div>
      {children}
    </section>
  );
}
