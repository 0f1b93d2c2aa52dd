import { DEAL_TEXT_LIMITS } from '@portal/domain/offering/deals/authoring/deal-content';
import { useTranslation } from 'react-i18next';
import { BilingualField } from '../bilingual-field.tsx';
import { ChoiceField, LineField } from '../plain-fields.tsx';
import { useProvinceChoices } from './province-choices.ts';

/** The issuer of the deal's securities, and how to contact them. */
export function IssuerSection() {
  const { t } = useTranslation();
  const provinces = useProvinceChoices();
  const line = DEAL_TEXT_LIMITS.line;
  return (
    <>
      <LineField name="content.issuer.name" label={t('officeDeals.fields.issuerName')} maxLength={line} />
      <BilingualField
        name="content.issuer.summary"
        label={t('officeDeals.fields.issuerSummary')}
        shape="lines"
        rows={3}
        maxLength={DEAL_TEXT_LIMITS.answer}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <LineField name="content.issuer.city" label={t('officeDeals.fields.city')} maxLength={line} />
        <ChoiceField
          name="content.issuer.province"
          label={t('officeDeals.fields.issuerProvince')}
          choices={provinces}
        />
        <LineField name="content.issuer.email" label={t('officeDeals.fields.email')} maxLength={line} />
        <LineField name="content.issuer.phone" label={t('officeDeals.fields.phone')} maxLength={line} />
      </div>
    </>
  );
}
