import { compareWords, type WordRun } from '@portal/domain/ground/prose/compare-words';
import type { DealComparison } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { Card } from '@portal/web/ui/card';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isFilePath } from '../files/is-file-path.ts';
import { useFieldName } from '../read/field-name.ts';
import { useValueText } from '../read/value-text.ts';
import { DEAL_SECTIONS, type DealSection, fieldAt } from '../writing/deal-fields.ts';

type Change = DealComparison['changes'][number];

/** The differences, field by field: word by word for texts, before and after for everything else. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation();
  const read = changes.filter(({ path }) => !path.endsWith('.approval.of'));
  if (read.length === 0) {
    return <p className="text-muted">{t('officeDeals.review.same')}</p>;
  }
  return (
    <div className="grid gap-6">
      {DEAL_SECTIONS.map((section) => (
        <ChangesOfSection
          key={section}
          section={section}
          changes={read.filter(({ path }) => fieldAt(path)?.section === section)}
        />
      ))}
    </div>
  );
}

function ChangesOfSection({ section, changes }: { section: DealSection; changes: readonly Change[] }) {
  const { t } = useTranslation();
  const heading = useId();
  return changes.length === 0 ? null : (
    <Card as="section" labelledBy={heading}>
      <h3 id={heading} className="text-xl">
        {t(`officeDeals.sections.${section}`)}
      </h3>
      <dl className="mt-3 grid">
        {changes.map((change) => (
          <ChangeRow key={change.path} change={change} />
        ))}
      </dl>
    </Card>
  );
}

function ChangeRow({ change: { path, before, after } }: { change: Change }) {
  const { t } = useTranslation();
  const nameOf = useFieldName();
  const textOf = useValueText();
  const isText =
    fieldAt(path)?.language !== null &&
    !isFilePath(path) &&
    typeof before === 'string' &&
    typeof after === 'string';
  return (
    <div className="grid gap-x-6 gap-y-1 border-line border-t py-3 md:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-sm text-muted">{nameOf(path)}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {isText ? (
          <WordChanges before={before} after={after} />
        ) : (
          <span className="flex flex-wrap items-baseline gap-x-3">
            <del className="text-muted">
              <span className="sr-only">{t('officeDeals.review.before')}: </span>
              {textOf(path, before)}
            </del>
            <span aria-hidden="true">→</span>
            <ins className="font-semibold no-underline">
              <span className="sr-only">{t('officeDeals.review.after')}: </span>
              {textOf(path, after)}
            </ins>
          </span>
        )}
      </dd>
    </div>
  );
}

/** Two versions of a text in one: removed words struck through, added ones underlined, neither by colour alone. */
function WordChanges({ before, after }: { before: string; after: string }) {
  const runs = useMemo(() => compareWords(before, after), [before, after]);
  return (
    <p className="max-w-prose whitespace-pre-line">
      {[...runs.entries()].map(([place, run]) => (
        <Words key={place} run={run} />
      ))}
    </p>
  );
}

function Words({ run: { kind, text } }: { run: WordRun }) {
  const { t } = useTranslation();
  if (kind === 'same') {
    return text;
  }
  const Mark = kind === 'removed' ? 'del' : 'ins';
  return (
    <Mark
      className={
        kind === 'removed'
          ? 'bg-danger-soft text-danger line-through'
          : 'bg-success-soft text-success underline underline-offset-2'
      }
    >
      <span className="sr-only">
        {t(kind === 'removed' ? 'officeDeals.review.removed' : 'officeDeals.review.added')}{' '}
      </span>
      {text}
    </Mark>
  );
}
