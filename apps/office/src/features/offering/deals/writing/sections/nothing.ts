import type { Bilingual } from '@portal/domain/offering/deals/authoring/deal-content';

/** A blank text. */
export function nothing(): Bilingual {
  return { en: '', fr: '' };
}
