import { wizardPageKeys } from '@portal/domain/order/wizard/wizard-pages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepOutcome } from '../step-events.ts';
import { useStep, useStepSession } from '../use-step.ts';

export type ApplicationStepProps = {
  isComplete: boolean;
  /** Titles of the incomplete sections; empty if the profile only has to be submitted. */
  incomplete: readonly string[];
  /** A section is open: its button stands in the bar, and Next comes after the last. */
  isInSection: boolean;
  /** The KYC form, which ends with a review, with the heading and the place of its button. */
  form: (heading: ReactNode, actionPlace: HTMLElement | null) => ReactNode;
  /** Sends what was typed and resolves to whether the profile is complete. */
  onNext: () => Promise<StepOutcome>;
  /** Sends unsaved input; `stay` if it could not be saved. */
  onLeave: () => Promise<StepOutcome>;
  onShowMissing: () => void;
};

/** The second page: the investor's profile, filled in once and afterwards only reviewed. */
export function ApplicationStep(props: ApplicationStepProps) {
  const { isComplete, incomplete, isInSection, form, onNext, onLeave, onShowMissing } = props;
  const { t } = useTranslation();
  const { actionPlace } = useStepSession();
  useStep({
    isReady: isComplete,
    missing: isComplete ? [] : incomplete.length > 0 ? incomplete : [t('wizard.application.toSubmit')],
    draft: null,
    ownsAction: isInSection,
    onNext,
    onLeave,
    onShowMissing,
  });
  const heading = (
    <header className="flex flex-col gap-2">
      <h1 tabIndex={-1} className="rounded-control text-3xl lg:text-2xl">
        {t(wizardPageKeys('application').title)}
      </h1>
      <p className="text-lg text-muted lg:text-sm">{t('wizard.application.lead')}</p>
    </header>
  );
  return <div className="mx-auto w-full max-w-wide">{form(heading, actionPlace)}</div>;
}
