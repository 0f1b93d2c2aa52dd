import type { WizardFacts } from '@portal/domain/order/wizard/wizard-access';
import type { WizardPage } from '@portal/domain/order/wizard/wizard-pages';
import { pageBefore } from '@portal/domain/order/wizard/wizard-pages';
import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { ChevronLeft } from '@portal/web/ui/icons';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '#state/paths.ts';
import { useStepSession } from '../use-step.ts';
import { useGoBack } from './use-go-back.ts';

const LINK =
  'inline-flex min-h-11 items-center gap-1 rounded-control text-sm font-semibold whitespace-nowrap no-underline hover:text-accent';

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Saves what was typed, then leads to the marketplace; never requires a valid form. */
export function SaveAndExitLink() {
  const { t } = useTranslation();
  const { events } = useStepSession();
  const navigate = useNavigate();
  const { isBusy, run } = useBusy();
  const leave = () =>
    run(async () => {
      if ((await events.emit('before-leave')) === 'stay') {
        showToast('problem', t('wizard.exitFailed'));
        return;
      }
      void navigate(paths.marketplace());
    });
  return (
    <Link
      to={paths.marketplace()}
      aria-busy={isBusy}
      className={LINK}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          void leave();
        }
      }}
    >
      {t('wizard.saveAndExit')}
    </Link>
  );
}

type PreviousLinkProps = { slug: string; page: WizardPage; facts: WizardFacts };

/** The Previous link at the top of a phone. */
export function PreviousLink({ slug, page, facts }: PreviousLinkProps) {
  const { t } = useTranslation();
  const goBack = useGoBack(slug, page, facts);
  const before = pageBefore(page);
  const words = (
    <>
      <ChevronLeft className="size-4" />
      {t('wizard.previous')}
    </>
  );
  if (goBack === null || before === null) {
    return (
      <span aria-disabled="true" className={`${LINK} text-muted`}>
        {words}
      </span>
    );
  }
  return (
    <Link
      to={paths.wizard(slug, before)}
      className={`${LINK} text-accent`}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          goBack();
        }
      }}
    >
      {words}
    </Link>
  );
}
