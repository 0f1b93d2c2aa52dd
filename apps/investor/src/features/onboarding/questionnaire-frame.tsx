import { onboardingPercent } from '@portal/domain/people/onboarding/onboarding-steps';
import { ProgressBar } from '@portal/web/ui/progress-bar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DraftStatus } from '#state/drafts/draft-queue.ts';
import { paths } from '#state/paths.ts';
import { useAppSelector } from '#state/store.ts';

const WHOLE = 100;

type QuestionnaireFrameProps = { status: DraftStatus; children: ReactNode };

/** The frame of every step: progress, whether answers are saved, and a way out. */
export function QuestionnaireFrame({ status, children }: QuestionnaireFrameProps) {
  const { t } = useTranslation();
  const { steps, current } = useAppSelector(({ onboarding }) => onboarding);
  const text = t('onboarding.progress', {
    current: steps.indexOf(current) + 1,
    total: steps.length,
  });
  return (
    <div className="mx-auto grid max-w-prose gap-8 md:gap-10">
      <div className="grid gap-1">
        <div className="flex min-h-11 items-center justify-between gap-4 text-sm">
          <span aria-hidden="true" className="figures text-muted">
            {text}
          </span>
          <Link
            to={paths.marketplace()}
            className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 hover:decoration-2"
          >
            {t('onboarding.later')}
          </Link>
        </div>
        <ProgressBar
          label={t('onboarding.progressLabel')}
          value={onboardingPercent(current) / WHOLE}
          text={text}
        />
      </div>
      {children}
      <SaveStatus status={status} />
    </div>
  );
}

const STATUS_TEXTS = {
  idle: 'onboarding.saved',
  saving: 'onboarding.saving',
  saved: 'onboarding.savedNow',
  retrying: 'onboarding.notSaved',
  refused: 'onboarding.notSaved',
} as const satisfies Record<DraftStatus['kind'], string>;

function SaveStatus({ status }: { status: DraftStatus }) {
  const { t } = useTranslation();
  const isFailed = status.kind === 'retrying' || status.kind === 'refused';
  return (
    <p
      role={isFailed ? 'alert' : undefined}
      className={`border-line border-t pt-4 text-sm ${isFailed ? 'font-medium text-danger' : 'text-muted'}`}
    >
      {t(STATUS_TEXTS[status.kind])}
    </p>
  );
}
