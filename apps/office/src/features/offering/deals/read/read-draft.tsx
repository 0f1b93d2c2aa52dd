import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';
import { compareDrafts } from '@portal/domain/offering/deals/authoring/compare-drafts';
import { type DealDraft, emptyDealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import { Card } from '@portal/web/ui/card';
import { Prose } from '@portal/web/ui/prose';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DEAL_SECTIONS, type DealSection, fieldAt } from '../writing/deal-fields.ts';
import { useFieldName } from './field-name.ts';
import { type FieldValue, useValueText } from './value-text.ts';

const IDS = /\.\d+\.id$|\.approval\.of$/;

type ReadDraftProps = {
  draft: DealDraft;
  /** Each section but the first is folded away: for looking something up, not for reading to the end. */
  isFolded?: boolean | undefined;
};

/** Everything that a version says, both languages side by side, read only. */
export function ReadDraft({ draft, isFolded = false }: ReadDraftProps) {
  const { t } = useTranslation();
  const sections = rowsOf(draft);
  if (sections.length === 0) {
    return <p className="text-muted">{t('officeDeals.nothingWritten')}</p>;
  }
  return (
    <div className={isFolded ? 'grid gap-2' : 'grid gap-6'}>
      {sections.map(({ section, rows }, place) =>
        isFolded ? (
          <FoldedSection key={section} section={section} rows={rows} isOpenAtFirst={place === 0} />
        ) : (
          <ReadSection key={section} section={section} rows={rows} />
        ),
      )}
    </div>
  );
}

type SectionProps = { section: DealSection; rows: readonly DraftRow[] };

function FoldedSection({ section, rows, isOpenAtFirst }: SectionProps & { isOpenAtFirst: boolean }) {
  const { t } = useTranslation();
  return (
    <details open={isOpenAtFirst} className="rounded-card border border-line bg-raised px-5">
      <summary className="min-h-12 py-3 font-semibold text-lg">
        {t(`officeDeals.sections.${section}`)}
      </summary>
      <Rows rows={rows} />
    </details>
  );
}

function ReadSection({ section, rows }: SectionProps) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <Card as="section" labelledBy={heading}>
      <h2 id={heading} className="text-xl">
        {t(`officeDeals.sections.${section}`)}
      </h2>
      <Rows rows={rows} />
    </Card>
  );
}

function Rows({ rows }: Pick<SectionProps, 'rows'>) {
  return (
    <dl className="mt-3 grid">
      {rows.map((row) => (
        <ReadRow key={row.path} row={row} />
      ))}
    </dl>
  );
}

function ReadRow({ row: { path, value, sides } }: { row: DraftRow }) {
  const { t } = useTranslation();
  const nameOf = useFieldName();
  const textOf = useValueText();
  return (
    <div className="grid gap-x-6 gap-y-1 border-line border-t py-3 md:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-sm text-muted">{nameOf(path, false)}</dt>
      {sides === null ? (
        <dd className="min-w-0 wrap-anywhere">{textOf(path, value)}</dd>
      ) : (
        <dd className="grid min-w-0 gap-x-6 gap-y-2 md:grid-cols-2">
          {LANGUAGES.map((language) => (
            <div key={language} className="min-w-0">
              <span className="sr-only">{t(`office.languages.${language}`)}: </span>
              <div lang={language}>
                <Prose text={textOf(path, sides[language] ?? null)} />
              </div>
            </div>
          ))}
        </dd>
      )}
    </div>
  );
}

/** A field to read: one value, or one in each language. */
type DraftRow = {
  path: string;
  value: FieldValue;
  sides: Partial<Record<Language, FieldValue>> | null;
};

/** Everything that a draft says, by the sections of the form. */
function rowsOf(draft: DealDraft): { section: DealSection; rows: DraftRow[] }[] {
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
