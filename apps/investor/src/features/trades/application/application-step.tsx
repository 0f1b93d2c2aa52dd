import { wizardPageKeys } from '@portal/domain/wizard/wizard-pages';
import { Button } from '@portal/web/ui/button';
import { Card } from '@portal/web/ui/card';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Notice } from '@portal/web/ui/notice';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepColumn } from '../frame/step-column.tsx';
import type { StepOutcome } from '../step-events.ts';
import { useStep } from '../use-step.ts';
import { ProfileToSign } from './profile-to-sign.tsx';

/** The main points of a profile, for a look before an order relies on it. */
export type ProfilePoint = { id: 'name' | 'address' | 'email' | 'phone'; value: string };

export type ApplicationStepProps = {
  isComplete: boolean;
  /** The names of the sections with answers missing; none where the profile only has to be submitted. */
  incomplete: readonly string[];
  points: readonly ProfilePoint[];
  /** The submitted version that is not signed yet; null when there is none. */
  toSign: string | null;
  /** The KYC form; drawn while there is something to fill in or the person edits. */
  form: ReactNode;
  /** Sends what was typed, and answers whether the profile is complete with it. */
  onNext: () => Promise<StepOutcome>;
  /** Sends what was typed and not sent yet; `stay` when it could not be kept. */
  onLeave: () => Promise<StepOutcome>;
  onShowMissing: () => void;
};

/** The second page: the investor's profile, filled in once; a complete one is only looked over. */
export function ApplicationStep(props: ApplicationStepProps) {
  const { isComplete, incomplete, points, toSign, form, onNext, onLeave, onShowMissing } = props;
  const { t } = useTranslation();
  // A profile that becomes complete on this page stays open: nobody's form may vanish while they look at it.
  const [isEditing, setEditing] = useState(!isComplete);
  useStep({
    isReady: isComplete,
    missing: isComplete ? [] : incomplete.length > 0 ? incomplete : [t('wizard.application.toSubmit')],
    draft: null,
    onNext,
    onLeave,
    onShowMissing,
  });
  return (
    <StepColumn title={t(wizardPageKeys('application').title)} intro={t('wizard.application.lead')}>
      {isEditing ? form : <ProfileSummary points={points} onEdit={() => setEditing(true)} />}
      {isEditing || toSign === null ? null : <ProfileToSign kycId={toSign} />}
    </StepColumn>
  );
}

function ProfileSummary({ points, onEdit }: { points: readonly ProfilePoint[]; onEdit: () => void }) {
  const { t } = useTranslation();
  const rows = points
    .filter(({ value }) => value !== '')
    .map(({ id, value }) => ({ id, label: t(`wizard.application.${id}`), value }));
  return (
    <>
      <Notice tone="success" title={t('wizard.application.complete')}>
        {t('wizard.application.review')}
      </Notice>
      <Card>
        <DefinitionList rows={rows} />
        <div className="mt-5 flex flex-wrap items-center gap-4">
          <Button onPress={onEdit}>{t('wizard.application.edit')}</Button>
          <p className="text-sm text-muted">{t('wizard.application.stillRight')}</p>
        </div>
      </Card>
    </>
  );
}
