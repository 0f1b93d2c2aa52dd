import { LANGUAGES } from '@portal/domain/ground/people/languages';
import type { DealDraft } from '@portal/domain/offering/deals/deal-draft';
import { Card } from '@portal/web/ui/card';
import { Prose } from '@portal/web/ui/prose';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealSection } from '../writing/deal-fields.ts';
import { type DraftRow, rowsOf } from './draft-rows.ts';
import { useFieldName } from './field-name.ts';
import { useValueText } from './value-text.ts';

/** All that a version says, both languages side by side, for who reads and does not write. */
export function ReadDraft({ draft }: { draft: DealDraft }) {
  const { t } = useTranslation();
  const sections = rowsOf(draft);
  if (sections.length === 0) {
    return <p className="text-muted">{t('officeDeals.nothingWritten')}</p>;
  }
  return (
    <div className="grid gap-6">
      {sections.map(({ section, rows }) => (
        <ReadSection key={section} section={section} rows={rows} />
      ))}
    </div>
  );
}

function ReadSection({ section, rows }: { section: DealSection; rows: readonly DraftRow[] }) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <Card as="section" labelledBy={heading}>
      <h2 id={heading} className="text-xl">
        {t(`officeDeals.sections.${section}`)}
      </h2>
      <dl className="mt-3 grid">
        {rows.map((row) => (
          <ReadRow key={row.path} row={row} />
        ))}
      </dl>
    </Card>
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
