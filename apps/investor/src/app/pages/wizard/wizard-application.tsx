import { sectionTitleKeyOf } from '@portal/domain/client/kyc/fields/kyc-texts';
import { isSectionName, type SectionName } from '@portal/domain/client/kyc/fields/section-names';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { KycForm, type KycFormHandle } from '#features/kyc/kyc-form.tsx';
import { ProfileToSign } from '#features/kyc/profile-to-sign.tsx';
import type { ProfileProgress } from '#features/kyc/use-kyc-flow.ts';
import { ApplicationStep } from '#features/trades/application/application-step.tsx';
import { useStepSession } from '#features/trades/use-step.ts';
import type { WizardKyc } from './use-wizard-kyc.ts';

/** The application page: the wizard step around the profile form. A finished profile moves on by itself. */
export function WizardApplication({ kyc }: { kyc: WizardKyc }) {
  const translate = useTranslateKey();
  const { goOn } = useStepSession();
  const [search] = useSearchParams();
  const asked = search.get('field') ?? '';
  const form = useRef<KycFormHandle>(null);
  // The form knows what was typed a moment ago; until it reports, the server's word counts.
  const [progress, setProgress] = useState<ProfileProgress>({
    incomplete: [],
    isSubmitted: kyc.isComplete,
    isInSection: false,
  });
  const flush = useCallback(async () => (await form.current?.flush()) ?? true, []);
  return (
    <ApplicationStep
      isComplete={progress.isSubmitted}
      incomplete={progress.incomplete.map((section) => translate(sectionTitleKeyOf(section)))}
      isInSection={progress.isInSection}
      form={(heading, actionPlace) => (
        <KycForm
          // Another field in the address starts the form anew.
          key={asked}
          ref={form}
          {...{ heading, actionPlace }}
          startAt={sectionOf(asked)}
          onProgress={setProgress}
          onFinished={goOn}
          reviewEnd={kyc.toSign === null ? null : <ProfileToSign kycId={kyc.toSign} />}
        />
      )}
      onShowMissing={() => form.current?.showMissing()}
      onNext={async () => ((await flush()) && (await kyc.refresh()) ? 'done' : 'stay')}
      onLeave={async () => ((await flush()) ? 'done' : 'stay')}
    />
  );
}

/** The section of the field named in the address. */
function sectionOf(field: string): SectionName | undefined {
  const [section = ''] = field.split('.');
  return isSectionName(section) ? section : undefined;
}
