import { compareWords, type WordRun } from '@portal/domain/ground/prose/compare-words';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** A text in two versions at once: removed words struck through, added ones underlined; neither by its colour alone. */
export function WordChanges({ before, after }: { before: string; after: string }) {
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
