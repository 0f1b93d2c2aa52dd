import type { Page } from '@playwright/test';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Words } from '../support/words.ts';

/** A browser page and the language that its reader reads. */
export type Desk = { page: Page; language: Language; words: Words };
