import { sectionTitleKeyOf } from '@portal/domain/kyc/kyc-texts';
import { isProvinceCode, provinceNameKey } from '@portal/domain/people/provinces';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KycForm, type KycFormHandle } from '#features/kyc/kyc-form.tsx';
import type { ProfileProgress } from '#features/kyc/use-kyc-flow.ts';
import { ApplicationStep } from '#features/trades/application/application-step.tsx';
import { fullName } from './full-name.ts';
import type { WizardKyc } from './use-wizard-kyc.ts';

/** The application page: the order's step around the form of the investor profile. */
export function WizardApplication({ kyc }: { kyc: WizardKyc }) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const formats = useFormats();
  const form = useRef<KycFormHandle>(null);
  // The form knows of what was typed a moment ago; without it the server's word counts.
  const [progress, setProgress] = useState<ProfileProgress>({ incomplete: [], isSubmitted: kyc.isComplete });
  const flush = useCallback(async () => (await form.current?.flush()) ?? true, []);
  const province = kyc.answer('basics.address.province');
  const address = [
    kyc.answer('basics.address.street'),
    kyc.answer('basics.address.city'),
    isProvinceCode(province) ? t(provinceNameKey(province)) : '',
    kyc.answer('basics.address.postalCode'),
  ];
  return (
    <ApplicationStep
      isComplete={progress.isSubmitted}
      incomplete={progress.incomplete.map((section) => translate(sectionTitleKeyOf(section)))}
      toSign={kyc.toSign}
      points={[
        { id: 'name', value: fullName(kyc) },
        { id: 'address', value: address.filter((part) => part !== '').join(', ') },
        { id: 'email', value: kyc.answer('basics.email') },
        { id: 'phone', value: formats.phone(kyc.answer('basics.phone')) },
      ]}
      form={<KycForm ref={form} onProgress={setProgress} />}
      onShowMissing={() => form.current?.showMissing()}
      onNext={async () => ((await flush()) && (await kyc.refresh()) ? 'done' : 'stay')}
      onLeave={async () => ((await flush()) ? 'done' : 'stay')}
    />
  );
}
