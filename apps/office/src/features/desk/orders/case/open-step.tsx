import { Button } from '@portal/web/ui/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EvidenceViewer } from '../identity/evidence-viewer.tsx';
import { useNamesOf } from '../reading/names-of.ts';
import { OpenPaper } from './open-paper.tsx';
import type { CaseViewer, Open } from './use-case-viewer.tsx';

type OpenStepProps = { viewer: CaseViewer; orderId: string };

/** The documents of the step that lies open, side by side and a whole page high, and the way to the next. */
export function OpenStep({ viewer, orderId }: OpenStepProps) {
  const { t } = useTranslation();
  const namesOf = useNamesOf();
  const place = useRef<HTMLElement>(null);
  const { step, open, following, steps, isBusy, show } = viewer;
  const stepId = step?.id;
  useEffect(() => {
    if (stepId !== undefined) {
      place.current?.focus({ preventScroll: true });
      place.current?.scrollIntoView({ block: 'start' });
    }
  }, [stepId]);
  if (step === null) {
    return null;
  }
  const names = namesOf(step.documents);
  return (
    <section ref={place} tabIndex={-1} aria-label={names} className="grid scroll-mt-16 content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">
          {t('officeReading.viewer.place', { at: steps.indexOf(step) + 1, all: steps.length, names })}
        </h3>
        {following === null ? (
          <p className="text-muted text-sm">{t('officeReading.viewer.last')}</p>
        ) : (
          <Button size="small" tone="primary" isPending={isBusy} onPress={() => show(following)}>
            {t('officeReading.viewer.next', { names: namesOf(following.documents) })}
          </Button>
        )}
      </div>
      <div className={open.length > 1 ? 'grid gap-3 md:grid-cols-2' : 'grid gap-3'}>
        {open.map((one) => (
          <OpenOne
            key={one.id}
            one={one}
            name={namesOf(step.documents.filter(({ id }) => id === one.id))}
            orderId={orderId}
            onOver={() => viewer.forget(one.id)}
          />
        ))}
      </div>
    </section>
  );
}

type OpenOneProps = { one: Open; name: string; orderId: string; onOver: () => void };

function OpenOne({ one, name, orderId, onOver }: OpenOneProps) {
  if ('paper' in one) {
    return <OpenPaper orderId={orderId} documentId={one.id} title={name} paper={one.paper} />;
  }
  const { id, pages, until } = one.reveal;
  return <EvidenceViewer key={id} reveal={{ id, pages: pages ?? 1, until }} name={name} onOver={onOver} />;
}
