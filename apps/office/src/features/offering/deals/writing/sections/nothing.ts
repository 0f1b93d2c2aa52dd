import type { Bilingual } from '@portal/domain/offering/deals/deal-content';

/** A text that nobody has written yet. */
export function nothing(): Bilingual {
  return { en: '', fr: '' };
}
