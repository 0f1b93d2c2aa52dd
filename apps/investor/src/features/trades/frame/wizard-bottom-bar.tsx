import type { WizardFacts } from '@portal/domain/order/wizard/wizard-access';
import type { WizardPage } from '@portal/domain/order/wizard/wizard-pages';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { Check } from '@portal/web/ui/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftStatus } from '#state/drafts/draft-queue.ts';
import { type StepReport, useStepSession } from '../use-step.ts';
import { useGoBack } from './use-go-back.ts';

export type WizardBottomBarProps = {
  slug: string;
  page: WizardPage;
  facts: WizardFacts;
  report: StepReport | null;
  isNextOpen: boolean;
  isMoving: boolean;
  /** Where a step shows its own button. */
  actionRef: (place: HTMLElement | null) => void;
};

/** Previous and Next. On a phone only the one action stays here, in reach of the thumb. */
export function WizardBottomBar(props: WizardBottomBarProps) {
  const { slug, page, facts, report, isNextOpen, isMoving, actionRef } = props;
  const ownsAction = report?.ownsAction === true;
  const { t } = useTranslation();
  const { goOn } = useStepSession();
  const goBack = useGoBack(slug, page, facts);
  const noteId = useId();
  return (
    <section
      aria-label={t('wizard.next')}
      data-bottom-bar={isNextOpen || ownsAction ? '' : 'tall'}
      data-wide-bar=""
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
            {isNextOpen || ownsAction ? null : <MissingNote report={report} />}
          </div>
          <SaveState draft={report?.draft ?? null} />
        </div>
        <span ref={actionRef} className="contents" />
        {ownsAction ? null : (
          <Button
            tone={page === 'sign' && !isNextOpen ? 'secondary' : 'primary'}
            isDisabled={!isNextOpen}
            isPending={isMoving}
            aria-describedby={noteId}
            onPress={goOn}
          >
            {page === 'pay' ? t('wizard.completePayment') : t('wizard.next')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Longer lists help nobody; the page shows the rest. */
const NAMED_MAX = 2;

/** Why Next is disabled, with a link to what is missing. */
function MissingNote({ report }: { report: StepReport | null }) {
  const { t } = useTranslation();
  const { events } = useStepSession();
  const missing = report?.missing ?? [];
  if (missing.length === 0) {
    return <p className="text-sm text-muted">{t('wizard.notReady')}</p>;
  }
  const fields = missing.slice(0, NAMED_MAX).join(', ');
  const more = missing.length - NAMED_MAX;
  return (
    <p className="text-sm text-muted">
      {more > 1
        ? t('wizard.missingMore', { fields, count: more })
        : t('wizard.missing', { fields: listed(missing, more) })}{' '}
      {report?.canShowMissing === true ? (
        <button
          type="button"
          className="-mx-2 -my-2.5 inline-flex min-h-11 min-w-11 items-center rounded-control px-2 align-middle font-semibold text-info underline underline-offset-[0.2em]"
          onClick={() => void events.emit('show-missing')}
        >
          {t('wizard.showMissing')}
        </button>
      ) : null}
    </p>
  );
}

/** A single extra one is named too: 'and 1 more' says less in as much space. */
function listed(missing: readonly string[], more: number): string {
  return missing.slice(0, NAMED_MAX + Math.max(0, more)).join(', ');
}

/** Whether what was typed is saved on the server. Only failures are announced. */
function SaveState({ draft }: { draft: DraftStatus | null }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isFailed = draft?.kind === 'retrying' || draft?.kind === 'refused';
  return (
    <p role={isFailed ? 'alert' : undefined} className="text-sm text-muted empty:hidden sm:min-h-6">
      {draft === null || (draft.kind === 'idle' && draft.savedAt === null) ? null : (
        <span className={isFailed ? 'font-medium text-danger' : 'inline-flex items-center gap-1.5'}>
          {draft.kind === 'saved' ? <Check className="size-4 text-success" /> : null}
          {isFailed ? t('wizard.saveFailed') : null}
          {draft.kind === 'saving' ? t('wizard.saving') : null}
          {(draft.kind === 'saved' || draft.kind === 'idle') && draft.savedAt !== null
            ? t('wizard.saved', { time: formats.time(draft.savedAt) })
            : null}
        </span>
      )}
    </p>
  );
}
