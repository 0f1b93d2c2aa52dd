import type { WizardFacts } from '@portal/domain/order/wizard/wizard-access';
import type { WizardPage } from '@portal/domain/order/wizard/wizard-pages';
import { Button } from '@portal/web/ui/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type StepReport, useStepSession } from '../use-step.ts';
import { MissingNote } from './missing-note.tsx';
import { SaveState } from './save-state.tsx';
import { useGoBack } from './use-go-back.ts';

export type WizardBottomBarProps = {
  slug: string;
  page: WizardPage;
  facts: WizardFacts;
  report: StepReport | null;
  isNextOpen: boolean;
  isMoving: boolean;
};

/** Back and on. On a phone only the one thing to do stays here, in reach of a thumb. */
export function WizardBottomBar(props: WizardBottomBarProps) {
  const { slug, page, facts, report, isNextOpen, isMoving } = props;
  const { t } = useTranslation();
  const { goOn } = useStepSession();
  const goBack = useGoBack(slug, page, facts);
  const noteId = useId();
  return (
    <section
      aria-label={t('wizard.next')}
      data-bottom-bar={isNextOpen ? '' : 'tall'}
      className="sticky short:static bottom-0 z-20 border-line border-t bg-raised pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex max-w-page flex-col gap-x-6 gap-y-2 px-4 py-3 sm:flex-row sm:items-center sm:px-6">
        <span className="hidden sm:block">
          <Button isDisabled={goBack === null} onPress={() => goBack?.()}>
            {t('wizard.previous')}
          </Button>
        </span>
        <div className="flex min-w-0 flex-1 flex-col sm:items-end sm:text-right">
          <div id={noteId}>
            {page === 'sign' && goBack === null ? (
              <p className="text-sm text-muted">{t('wizard.previousDisabled')}</p>
            ) : null}
            {isNextOpen ? null : <MissingNote report={report} />}
          </div>
          <SaveState draft={report?.draft ?? null} />
        </div>
        <Button
          tone={page === 'sign' && !isNextOpen ? 'secondary' : 'primary'}
          isDisabled={!isNextOpen}
          isPending={isMoving}
          aria-describedby={noteId}
          onPress={goOn}
        >
          {page === 'pay' ? t('wizard.completePayment') : t('wizard.next')}
        </Button>
      </div>
    </section>
  );
}
