import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { createContext, use } from 'react';
import type { Control, UseFormSetValue } from 'react-hook-form';
import type { DealSection } from './deal-fields.ts';
import type { DealForm } from './deal-form.ts';

/** A field that the person wants to jump to; a new object for each jump. */
export type WantedField = { path: string; section: DealSection };

export type Writing = {
  control: Control<DealForm>;
  setValue: UseFormSetValue<DealForm>;
  /** The first problem of each path. */
  problems: ReadonlyMap<string, FieldIssue>;
  wanted: WantedField | null;
  /** The mark of what the page says at this moment, for what its issuer approves. */
  markOfPage: () => string;
};

/** Null outside the form, which is a bug. */
export const WritingContext = createContext<Writing | null>(null);

export function useWriting(): Writing {
  const writing = use(WritingContext);
  if (writing === null) {
    throw new Error('useWriting needs a WritingContext above it');
  }
  return writing;
}
