import { fieldId } from '@portal/web/form/field-id';
import type { ReactNode } from 'react';
import { useProblemAt } from '../use-deal-field.tsx';

type OfferingPartProps = {
  title: string;
  hint?: string | undefined;
  /** The path under which a problem of the whole part is named. */
  name?: string | undefined;
  children: ReactNode;
};

/** A part of the section about the offering, under a heading of its own, with what is wrong with it as a whole. */
export function OfferingPart({ title, hint, name = '', children }: OfferingPartProps) {
  const { error } = useProblemAt(name);
  return (
    <div
      id={name === '' ? undefined : fieldId(name)}
      tabIndex={-1}
      className="grid grid-cols-1 gap-5 border-line border-t pt-6"
    >
      <div className="grid gap-1">
        <h3 className="text-lg">{title}</h3>
        {hint === undefined ? null : <p className="max-w-prose text-muted text-sm">{hint}</p>}
        {error === undefined ? null : <p className="max-w-prose text-attention text-sm">{error}</p>}
      </div>
      {children}
    </div>
  );
}
