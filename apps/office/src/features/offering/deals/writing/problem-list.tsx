import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useTranslation } from 'react-i18next';
import { useFieldName } from '../read/field-name.ts';

type ProblemListProps = { problems: readonly FieldIssue[]; onOpen: (path: string) => void };

/** Everything left to do, each linked to its field. */
export function ProblemList({ problems, onOpen }: ProblemListProps) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const nameOf = useFieldName();
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center font-medium text-accent">
        {t('officeDeals.toPublish.list', { count: problems.length })}
      </summary>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {problems.map(({ path, key, values }) => (
          <li key={`${path} ${key}`} className="min-w-0">
            <button
              type="button"
              onClick={() => onOpen(path)}
              className="min-h-11 rounded-control py-1 text-left leading-snug underline-offset-4 hover:underline"
            >
              <span className="font-medium text-accent">{nameOf(path)}</span>
              <span className="text-muted"> – {translate(key, values)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
