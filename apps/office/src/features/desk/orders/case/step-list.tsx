import { Badge } from '@portal/web/ui/badge';
import { Button } from '@portal/web/ui/button';
import { useTranslation } from 'react-i18next';
import { useNamesOf } from '../reading/names-of.ts';
import type { CaseStep } from './case-steps.ts';
import type { CaseViewer } from './use-case-viewer.tsx';

type StepListProps = {
  viewer: CaseViewer;
  kind: CaseStep['kind'];
  /** The ids of what the person opened. */
  opened: readonly string[];
  mayOpen: boolean;
};

/** The documents of one kind, each with whether the person opened it, and a way to open it. */
export function StepList({ viewer, kind, opened, mayOpen }: StepListProps) {
  const { t } = useTranslation();
  const namesOf = useNamesOf();
  const label = kind === 'identity' ? 'officeOrder.identity.lookLabel' : 'officeOrder.papers.openLabel';
  return (
    <ul className="grid gap-2">
      {viewer.steps
        .filter((step) => step.kind === kind)
        .map((step) => {
          const names = namesOf(step.documents);
          const isOpened = step.documents.every(({ id }) => opened.includes(id));
          return (
            <li key={step.id} className="flex flex-wrap items-center justify-between gap-2">
              <span className={step.id === viewer.step?.id ? 'font-semibold' : undefined}>
                {names} {isOpened ? <Badge tone="success">{t('officeReading.isOpened')}</Badge> : null}
              </span>
              {mayOpen ? (
                <Button
                  size="small"
                  isPending={viewer.isBusy}
                  aria-label={t(label, { what: names, title: names })}
                  onPress={() => viewer.show(step)}
                >
                  {t(kind === 'identity' ? 'officeOrder.identity.look' : 'officeOrder.papers.open')}
                </Button>
              ) : null}
            </li>
          );
        })}
    </ul>
  );
}
