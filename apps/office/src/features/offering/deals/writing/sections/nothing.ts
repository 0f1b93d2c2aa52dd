import type { Bilingual } from '@portal/domain/offering/deals/deal-content';

/** A blank text. */
export function nothing(): Bilingual {
  return { en: '', fr: '' };
}
