import { wizardPageKeys } from '@portal/domain/order/wizard/wizard-pages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StepColumn } from '../frame/step-column.tsx';
import type { StepOutcome } from '../step-events.ts';
import { useStep } from '../use-step.ts';

export type ApplicationStepProps = {
  isComplete: boolean;
  /** Titles of the incomplete sections; empty if the profile only has to be submitted. */
  incomplete: readonly string[];
  /** The KYC form, which ends with a review. */
  form: ReactNode;
  /** Sends what was typed and resolves to whether the profile is complete. */
  onNext: () => Promise<StepOutcome>;
  /** Sends unsaved input; `stay` if it could not be saved. */
  onLeave: () => Promise<StepOutcome>;
  onShowMissing: () => void;
};

/** The second page: the investor's profile, filled in once and afterwards only reviewed. */
export function ApplicationStep(props: ApplicationStepProps) {
  const { isComplete, incomplete, form, onNext, onLeave, onShowMissing } = props;
  const { t } = useTranslation();
  useStep({
    isReady: isComplete,
    missing: isComplete ? [] : incomplete.length > 0 ? incomplete : [t('wizard.application.toSubmit')],
    draft: null,
    onNext,
    onLeave,
    onShowMissing,
  });
  return (
    <StepColumn title={t(wizardPageKeys('application').title)} intro={t('wizard.application.lead')} isWide>
      {form}
    </StepColumn>
  );
}
