import { DEAL_TEXT_LIMITS } from '@portal/domain/offering/deals/authoring/deal-content';
import { REDEMPTION_STATES } from '@portal/domain/offering/deals/offering';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BilingualField } from '../bilingual-field.tsx';
import { ChoiceField, DayField, LineField } from '../plain-fields.tsx';
import { useWriting } from '../writing-context.ts';
import { OfferingPart } from './offering-part.tsx';

/** Whether investors get their money back before the end, and what the issuer does about it today. */
export function RedemptionPart() {
  const { t } = useTranslation();
  const { control } = useWriting();
  const status = useWatch({ control, name: 'content.offering.redemption.status' });
  return (
    <OfferingPart title={t('officeDeals.parts.redemption')}>
      <BilingualField
        name="content.offering.redemption.terms"
        label={t('officeDeals.fields.redemptionTerms')}
        shape="lines"
        rows={4}
        maxLength={DEAL_TEXT_LIMITS.answer}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <ChoiceField
          name="content.offering.redemption.status"
          label={t('officeDeals.fields.redemptionStatus')}
          choices={REDEMPTION_STATES.map((state) => ({
            value: state,
            label: t(`officeDeals.redemptionStates.${state}`),
          }))}
        />
        {status === 'limited' || status === 'suspended' ? (
          <>
            <DayField
              name="content.offering.redemption.since"
              label={t('officeDeals.fields.redemptionSince')}
            />
            <LineField
              name="content.offering.redemption.source"
              label={t('officeDeals.fields.redemptionSource')}
              hint={t('officeDeals.hints.redemptionSource')}
              maxLength={DEAL_TEXT_LIMITS.line}
            />
          </>
        ) : null}
      </div>
    </OfferingPart>
  );
}
