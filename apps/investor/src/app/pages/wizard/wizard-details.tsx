import { fundSourceKey } from '@portal/domain/client/kyc/checks/fund-source-key';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { DetailsStep, type DetailsStepProps } from '#features/trades/details/details-step.tsx';
import { fullName } from './full-name.ts';
import type { WizardKyc } from './use-wizard-kyc.ts';

/** The details page, prefilled from the investor profile: nothing is asked twice. */
export function WizardDetails({ kyc, ...order }: Omit<DetailsStepProps, 'known'> & { kyc: WizardKyc }) {
  const translate = useTranslateKey();
  const source = fundSourceKey(kyc.answer('investing.source'));
  return (
    <DetailsStep
      {...order}
      known={{
        registeredName: fullName(kyc),
        city: kyc.answer('basics.address.city'),
        province: kyc.answer('basics.address.province'),
        sourceOfFunds: source === null ? '' : translate(source),
      }}
    />
  );
}
