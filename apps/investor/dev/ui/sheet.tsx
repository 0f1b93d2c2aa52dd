import type { Language } from '@portal/domain/ground/people/languages';
import { useLanguage } from '@portal/web/i18n/use-language';
import type { ReactNode } from 'react';

/** A part of the kit in each of its states. */
export type Sheet = {
  /** The part's file in `packages/web/src/ui`, without its ending. */
  part: string;
  /** For parts as wide as a page: one state below the other. */
  isWide?: true;
  /** By name. */
  states: Readonly<Record<string, ReactNode>>;
};

/** Picks the sample in the language on screen. */
export function useSay(): (en: string, fr: string) => string {
  const language: Language = useLanguage();
  return (en, fr) => (language === 'fr' ? fr : en);
}
