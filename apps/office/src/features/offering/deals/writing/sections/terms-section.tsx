import { DEAL_TEXT_LIMITS } from '@portal/domain/offering/deals/authoring/deal-content';
import { PercentField } from '@portal/web/ui/percent-field';
import { YesNo } from '@portal/web/ui/yes-no';
import { useTranslation } from 'react-i18next';
import { BilingualField } from '../bilingual-field.tsx';
import { MarkedLabel } from '../marked-label.tsx';
import { CountField, DayField, MoneyField } from '../plain-fields.tsx';
import { useDealField } from '../use-deal-field.tsx';

/** What is sold, at what price, how much and when. */
export function TermsSection() {
  const { t } = useTranslation();
  return (
    <>
      <BilingualField
        name="content.security"
        label={t('officeDeals.fields.security')}
        hint={t('officeDeals.hints.security')}
        maxLength={DEAL_TEXT_LIMITS.line}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <MoneyField name="unitPrice" label={t('officeDeals.fields.unitPrice')} />
        <CountField name="unitsTotal" label={t('officeDeals.fields.unitsTotal')} />
        <CountField
          name="minimumUnits"
          label={t('officeDeals.fields.minimumUnits')}
          hint={t('officeDeals.hints.minimumUnits')}
        />
        <CountField
          name="maximumUnits"
          label={t('officeDeals.fields.maximumUnits')}
          hint={t('officeDeals.hints.maximumUnits')}
        />
        <DayField
          name="opensAt"
          label={t('officeDeals.fields.opensAt')}
          hint={t('officeDeals.hints.opensAt')}
        />
        <DayField
          name="closesAt"
          label={t('officeDeals.fields.closesAt')}
          hint={t('officeDeals.hints.closesAt')}
        />
        <PaysIncome />
        <DealerFee />
      </div>
    </>
  );
}

function PaysIncome() {
  const { t } = useTranslation();
  const { mark: _mark, ...field } = useDealField('content.paysIncome');
  return (
    <YesNo
      {...field}
      label={t('officeDeals.fields.paysIncome')}
      hint={t('officeDeals.hints.paysIncome')}
      optional="unsaid"
    />
  );
}

function DealerFee() {
  const { t } = useTranslation();
  const { mark, ...field } = useDealField('content.dealerFeeBasisPoints');
  return (
    <PercentField
      {...field}
      label={<MarkedLabel mark={mark}>{t('officeDeals.fields.dealerFee')}</MarkedLabel>}
      hint={t('officeDeals.hints.dealerFee')}
      optional
    />
  );
}
