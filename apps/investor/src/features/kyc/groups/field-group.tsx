import { classNames } from '@portal/web/class-names';
import { type ReactNode, useId } from 'react';

export type FieldGroupProps = {
  title: ReactNode;
  intro?: ReactNode | undefined;
  /** A group within a group has a smaller title. */
  isInner?: boolean | undefined;
  children: ReactNode;
};

/** Related fields under a legend, in two columns where there is room; `Wide` spans both. */
export function FieldGroup({ title, intro, isInner = false, children }: FieldGroupProps) {
  const introId = useId();
  return (
    <fieldset aria-describedby={intro === undefined ? undefined : introId}>
      <legend
        className={classNames(
          'w-full',
          isInner ? 'text-base font-semibold' : 'font-display text-xl tracking-tight',
        )}
      >
        {title}
      </legend>
      {intro === undefined ? null : (
        <p id={introId} className="mt-1 max-w-prose text-sm text-muted">
          {intro}
        </p>
      )}
      <div
        className={classNames(
          'grid items-start gap-x-6 gap-y-6 sm:grid-cols-2',
          isInner ? 'mt-4' : 'mt-5 lg:mt-3',
        )}
      >
        {children}
      </div>
    </fieldset>
  );
}

/** A field across both columns: long questions, lists of answers, files. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className="min-w-0 sm:col-span-2">{children}</div>;
}
