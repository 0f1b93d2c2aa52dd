import { isBlank, partAt } from '@portal/domain/client/kyc/fields/draft';
import { Button } from '@portal/web/ui/button';
import { type ReactNode, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { KycPath } from '../fields/field-texts.tsx';
import { FieldGroup, Wide } from './field-group.tsx';

type FieldRowsProps = {
  title: string;
  intro: string;
  /** The list that the rows belong to. */
  of: KycPath;
  names: readonly string[];
  addLabel: string;
  /** The fields of one row. */
  children: (row: KycPath) => ReactNode;
};

/** A list that is asked line by line: the lines that are filled in, one at least, and a button for the next. */
export function FieldRows({ title, intro, of, names, addLabel, children }: FieldRowsProps) {
  const { getValues } = useFormContext();
  const box = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(() => Math.max(1, lastFilled(getValues(of), names)));
  const add = () => {
    setCount(count + 1);
    // Once it is drawn: whoever asked for a line goes on typing in it.
    setTimeout(() => box.current?.querySelector<HTMLElement>('[data-row]:last-of-type input')?.focus());
  };
  return (
    <div ref={box} className="border-accent border-l-2 pl-4 sm:pl-5">
      <FieldGroup isInner title={title} intro={intro}>
        {names.slice(0, count).map((name) => (
          <Wide key={name}>
            <div data-row className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
              {children(`${of}.${name}`)}
            </div>
          </Wide>
        ))}
      </FieldGroup>
      {count < names.length ? (
        <div className="mt-4">
          <Button size="small" onPress={add}>
            {addLabel}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** How many lines there are up to the last that anything was typed in. */
function lastFilled(list: unknown, names: readonly string[]): number {
  const isFilled = (name: string) => {
    const row = partAt(list, name);
    return typeof row === 'object' && row !== null && Object.values(row).some((answer) => !isBlank(answer));
  };
  return names.findLastIndex(isFilled) + 1;
}
