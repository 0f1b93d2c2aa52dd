import { DEAL_TEXT_LIMITS } from '@portal/domain/offering/deals/authoring/deal-content';
import { ISSUER_FLAGS, ISSUER_RELATIONS } from '@portal/domain/offering/deals/offering';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BilingualField } from '../bilingual-field.tsx';
import { ChoiceField, LineField, YesNoField } from '../plain-fields.tsx';
import { useWriting } from '../writing-context.ts';
import { OfferingPart } from './offering-part.tsx';

const YEAR_END_MAX = 5;

/** What the issuer is to the law, and to the dealer. */
export function IssuerPart() {
  const { t } = useTranslation();
  const { control } = useWriting();
  const [isFund, relation] = useWatch({
    control,
    name: ['content.offering.issuer.isInvestmentFund', 'content.offering.related.kind'],
  });
  const asked = ISSUER_FLAGS.filter((flag) => flag !== 'isRedeemable' || isFund === true);
  return (
    <OfferingPart title={t('officeDeals.parts.issuer')}>
      <div className="grid gap-5 md:grid-cols-2">
        {asked.map((flag) => (
          <YesNoField
            key={flag}
            name={`content.offering.issuer.${flag}`}
            label={t(`officeDeals.fields.${flag}`)}
          />
        ))}
        <LineField
          name="content.offering.issuer.financialYearEnd"
          label={t('officeDeals.fields.financialYearEnd')}
          hint={t('officeDeals.hints.financialYearEnd')}
          maxLength={YEAR_END_MAX}
        />
        <ChoiceField
          name="content.offering.related.kind"
          label={t('officeDeals.fields.relatedKind')}
          choices={ISSUER_RELATIONS.map((kind) => ({
            value: kind,
            label: t(`officeDeals.relations.${kind}`),
          }))}
        />
      </div>
      {relation === 'related' || relation === 'connected' ? (
        <BilingualField
          name="content.offering.related.how"
          label={t('officeDeals.fields.relatedHow')}
          hint={t('officeDeals.hints.relatedHow')}
          shape="lines"
          rows={3}
          maxLength={DEAL_TEXT_LIMITS.short}
        />
      ) : null}
    </OfferingPart>
  );
}
