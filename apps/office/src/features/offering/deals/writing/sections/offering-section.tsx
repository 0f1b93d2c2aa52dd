import { DEAL_TEXT_LIMITS } from '@portal/domain/offering/deals/authoring/deal-content';
import { OFFERING_EXEMPTIONS, SECURITY_CODES } from '@portal/domain/offering/deals/offering';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BilingualField } from '../bilingual-field.tsx';
import { ChoiceField, ChoicesField, LineField, MoneyField } from '../plain-fields.tsx';
import { useServedProvincesQuery } from '../served-provinces.ts';
import { useWriting } from '../writing-context.ts';
import { AppraisalPart } from './appraisal-part.tsx';
import { ApprovalPart } from './approval-part.tsx';
import { IssuerPart } from './issuer-part.tsx';
import { MemorandumPart } from './memorandum-part.tsx';
import { useProvinceChoices } from './province-choices.ts';
import { RedemptionPart } from './redemption-part.tsx';

/** What the law asks about the sale: the security, where and how it is sold, and what the issuer is. */
export function OfferingSection() {
  const { control } = useWriting();
  const exemptions = useWatch({ control, name: 'content.offering.exemptions' });
  return (
    <>
      <SecurityPart />
      <WherePart />
      {exemptions.includes('OM') ? <MemorandumPart /> : null}
      <IssuerPart />
      <AppraisalPart />
      <RedemptionPart />
      <ApprovalPart />
    </>
  );
}

function SecurityPart() {
  const { t } = useTranslation();
  return (
    <>
      <BilingualField
        name="content.offering.securityName"
        label={t('officeDeals.fields.securityName')}
        hint={t('officeDeals.hints.securityName')}
        maxLength={DEAL_TEXT_LIMITS.line}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <ChoiceField
          name="content.offering.securityCode"
          label={t('officeDeals.fields.securityCode')}
          choices={SECURITY_CODES.map((code) => ({
            value: code,
            label: t(`officeDeals.securityCodes.${code}`),
          }))}
        />
        <MoneyField
          name="content.offering.minimumRaise"
          label={t('officeDeals.fields.minimumRaise')}
          hint={t('officeDeals.hints.minimumRaise')}
        />
        <LineField
          name="content.offering.trustee"
          label={t('officeDeals.fields.trustee')}
          maxLength={DEAL_TEXT_LIMITS.line}
        />
      </div>
      <BilingualField
        name="content.offering.releaseConditions"
        label={t('officeDeals.fields.releaseConditions')}
        shape="lines"
        rows={3}
        maxLength={DEAL_TEXT_LIMITS.short}
      />
    </>
  );
}

/** Where it is offered, under which exemptions. A province in which we are not registered may be said, and changes nothing. */
function WherePart() {
  const { t } = useTranslation();
  const provinces = useProvinceChoices();
  const { data: served } = useServedProvincesQuery();
  const isRegistered = (code: string) => served === undefined || served.some((one) => one === code);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <ChoicesField
        name="content.offering.offeredIn"
        label={t('officeDeals.fields.offeredIn')}
        choices={provinces.map((choice) =>
          isRegistered(choice.value)
            ? choice
            : { ...choice, description: t('officeDeals.hints.notRegistered') },
        )}
      />
      <ChoicesField
        name="content.offering.exemptions"
        label={t('officeDeals.fields.exemptions')}
        hint={t('officeDeals.hints.exemptions')}
        choices={OFFERING_EXEMPTIONS.map((exemption) => ({
          value: exemption,
          label: t(`officeDeals.exemptions.${exemption}`),
        }))}
      />
    </div>
  );
}
