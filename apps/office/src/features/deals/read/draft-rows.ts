import type { Language } from '@portal/domain/ground/people/languages';
import { compareDrafts } from '@portal/domain/offering/deals/compare-drafts';
import { type DealDraft, emptyDealDraft } from '@portal/domain/offering/deals/deal-draft';
import { DEAL_SECTIONS, type DealSection, fieldAt } from '../writing/deal-fields.ts';
import type { FieldValue } from './value-text.ts';

/** A field as it is read: one value, or one in each language. */
export type DraftRow = {
  path: string;
  value: FieldValue;
  sides: Partial<Record<Language, FieldValue>> | null;
};

const IDS = /\.\d+\.id$/;

/** Everything that a draft says, by the parts of the form. */
export function rowsOf(draft: DealDraft): { section: DealSection; rows: DraftRow[] }[] {
  const bySection = new Map<DealSection, Map<string, DraftRow>>();
  for (const { path, after } of compareDrafts(emptyDealDraft(), draft)) {
    const field = fieldAt(path);
    if (field === null || IDS.test(path)) {
      continue;
    }
    const rows = bySection.get(field.section) ?? new Map<string, DraftRow>();
    bySection.set(field.section, rows);
    const own = field.language === null ? path : path.slice(0, path.lastIndexOf('.'));
    const row = rows.get(own);
    rows.set(own, {
      path: own,
      value: field.language === null ? after : null,
      sides: field.language === null ? null : { ...row?.sides, [field.language]: after },
    });
  }
  return DEAL_SECTIONS.flatMap((section) => {
    const rows = bySection.get(section);
    return rows === undefined ? [] : [{ section, rows: [...rows.values()] }];
  });
}
