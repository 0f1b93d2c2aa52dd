import { groupKeyOf } from '@portal/domain/client/kyc/kyc-texts';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { KycField } from '../fields/kyc-field.tsx';
import { FieldGroup, Wide } from '../groups/field-group.tsx';
import { LossShares } from '../groups/loss-shares.tsx';

/** Experience, goals and risk. */
export function InvestingSection() {
  const translate = useTranslateKey();
  const title = (group: string) => translate(groupKeyOf('investing', group));
  return (
    <>
      <FieldGroup title={title('experience')}>
        <Wide>
          <KycField path="investing.knowledge" />
        </Wide>
        <Wide>
          <KycField path="investing.experience" />
        </Wide>
        <Wide>
          <KycField path="investing.investmentsOutside" />
        </Wide>
        <Wide>
          <KycField path="investing.newAccount" optional />
        </Wide>
      </FieldGroup>
      <FieldGroup title={title('goals')}>
        <Wide>
          <KycField path="investing.objective" />
        </Wide>
        <Wide>
          <KycField path="investing.timeframeYears" />
        </Wide>
      </FieldGroup>
      <FieldGroup title={title('risk')}>
        <Wide>
          <KycField path="investing.riskTolerance" />
        </Wide>
        <Wide>
          <KycField path="investing.risk" optional />
        </Wide>
        <Wide>
          <LossShares />
        </Wide>
        <Wide>
          <KycField path="investing.comfortablePercentage" />
        </Wide>
        <Wide>
          <KycField path="investing.source" optional />
        </Wide>
      </FieldGroup>
    </>
  );
}
