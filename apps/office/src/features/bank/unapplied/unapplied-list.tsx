import type { UnappliedQuery } from '@portal/domain/money/bank/office-unapplied.wire';
import { EmptyState } from '@portal/web/ui/empty-state';
import { Money } from '@portal/web/ui/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { Loaded } from '#parts/loaded.tsx';
import { AllocateDialog } from './allocate-dialog.tsx';
import { DecideSendBackDialog } from './decide-send-back-dialog.tsx';
import { ReturnSendBackDialog } from './return-send-back-dialog.tsx';
import { SendBackDialog } from './send-back-dialog.tsx';
import { unappliedAddress } from './unapplied-address.ts';
import { useUnappliedQuery } from './unapplied-api.ts';
import { UnappliedRow } from './unapplied-row.tsx';
import type { Step } from './unapplied-step.ts';
import { UndoUseDialog } from './undo-use-dialog.tsx';

/** A page of unapplied money. Where reading anew fails, what was read before stays in view. */
export function UnappliedList({ query, mayMatch }: { query: UnappliedQuery; mayMatch: boolean }) {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step | null>(null);
  const read = useUnappliedQuery(query, { refetchOnMountOrArgChange: true });
  const { after, ...filter } = query;
  return (
    <section aria-label={t('officeUnapplied.title')} className="grid gap-4">
      <Loaded read={{ ...read, data: read.currentData }}>
        {({ rows, left, next }) => (
          <>
            <p role="status">
              {t('officeUnapplied.leftOfAll')}{' '}
              <span className="font-semibold">
                <Money dollars={left} />
              </span>
            </p>
            {rows.length === 0 ? (
              <EmptyState title={t('officeUnapplied.none')}>{t('officeUnapplied.noneText')}</EmptyState>
            ) : null}
            <ul className="overflow-clip rounded-card border border-line bg-raised shadow-raised empty:hidden">
              {rows.map((money) => (
                <UnappliedRow key={money.id} money={money} mayMatch={mayMatch} onStep={setStep} />
              ))}
            </ul>
            <ListPages
              first={after === undefined ? null : unappliedAddress(filter)}
              next={next === null ? null : unappliedAddress({ ...filter, after: next })}
            />
          </>
        )}
      </Loaded>
      {step === null ? null : <StepDialog step={step} onClose={() => setStep(null)} />}
    </section>
  );
}

function StepDialog({ step, onClose }: { step: Step; onClose: () => void }) {
  switch (step.what) {
    case 'allocate':
      return <AllocateDialog money={step.money} onClose={onClose} />;
    case 'send-back':
      return <SendBackDialog money={step.money} onClose={onClose} />;
    case 'approve':
    case 'withdraw':
      return <DecideSendBackDialog step={step} onClose={onClose} />;
    case 'return':
      return <ReturnSendBackDialog step={step} onClose={onClose} />;
    case 'undo-keeping':
    case 'undo-use':
      return <UndoUseDialog step={step} onClose={onClose} />;
  }
}
