import type { ReactNode } from 'react';
import { ERROR, HINT, isShown } from '../look/field-look.ts';
import type { FieldTexts } from './field.tsx';
import { ErrorMark } from './icons.tsx';

/** The ids that link a native control to its hint and its error; undefined if there is neither. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
): string | undefined {
  const ids = [isShown(hint) ? hintId(id) : '', isShown(error) ? errorId(id) : ''].filter(
    (part) => part !== '',
  );
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** The hint of a native control with the id that `describedBy` points at. */
export function NativeHint({ id, hint }: { id: string; hint: ReactNode }) {
  return isShown(hint) ? (
    <p id={hintId(id)} className={HINT}>
      {hint}
    </p>
  ) : null;
}

/** The error of a native control with the id that `describedBy` points at. */
export function NativeProblem({ id, error }: { id: string; error: ReactNode }) {
  return isShown(error) ? (
    <p id={errorId(id)} className={ERROR}>
      <ErrorMark />
      <span>{error}</span>
    </p>
  ) : null;
}

function hintId(id: string): string {
  return `${id}-hint`;
}

function errorId(id: string): string {
  return `${id}-error`;
}
