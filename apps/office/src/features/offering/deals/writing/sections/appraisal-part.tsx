import { DEAL_TEXT_LIMITS } from '@portal/domain/offering/deals/authoring/deal-content';
import { STATED_VALUES_MAX } from '@portal/domain/offering/deals/offering';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Button } from '@portal/web/ui/button';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BilingualField } from '../bilingual-field.tsx';
import { EntryList } from '../entry-list.tsx';
import { DayField, LineField, MoneyField, YesNoField } from '../plain-fields.tsx';
import { useWriting } from '../writing-context.ts';
import { nothing } from './nothing.ts';
import { OfferingPart } from './offering-part.tsx';

/** What its property was appraised at, and every other value that the page states, beside which the appraised one stands. */
export function AppraisalPart() {
  const { t } = useTranslation();
  return (
    <OfferingPart
      name="content.offering.appraisal"
      title={t('officeDeals.parts.appraisal')}
      hint={t('officeDeals.hints.appraisal')}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <MoneyField name="content.offering.appraisal.value" label={t('officeDeals.fields.appraisedValue')} />
        <DayField name="content.offering.appraisal.asOf" label={t('officeDeals.fields.appraisedAsOf')} />
        <LineField
          name="content.offering.appraisal.appraiser"
          label={t('officeDeals.fields.appraiser')}
          maxLength={DEAL_TEXT_LIMITS.line}
        />
        <YesNoField
          name="content.offering.appraisal.isIndependent"
          label={t('officeDeals.fields.isIndependent')}
        />
      </div>
      <StatedValues />
    </OfferingPart>
  );
}

function StatedValues() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { control } = useWriting();
  const name = 'content.offering.statedValues';
  const { fields, append, move, remove } = useFieldArray({ control, name, keyName: 'key' });
  const values = useWatch({ control, name });
  return (
    <>
      <div>
        <h4 className="font-semibold">{t('officeDeals.fields.statedValues')}</h4>
        <p className="mt-1 max-w-prose text-muted text-sm">{t('officeDeals.hints.statedValues')}</p>
      </div>
      <EntryList
        name={name}
        entries={fields.map(({ key }, place) => ({
          key,
          title:
            values[place]?.where[language] || t('officeDeals.entries.statedValue', { number: place + 1 }),
        }))}
        onMove={move}
        onRemove={remove}
        empty={t('officeDeals.entries.noStatedValues')}
      >
        {(place) => (
          <>
            <BilingualField
              name={`${name}.${place}.where`}
              label={t('officeDeals.fields.statedWhere')}
              maxLength={DEAL_TEXT_LIMITS.line}
            />
            <MoneyField name={`${name}.${place}.value`} label={t('officeDeals.fields.statedAmount')} />
            <BilingualField
              name={`${name}.${place}.basis`}
              label={t('officeDeals.fields.statedBasis')}
              shape="lines"
              rows={2}
              maxLength={DEAL_TEXT_LIMITS.short}
            />
          </>
        )}
      </EntryList>
      {fields.length < STATED_VALUES_MAX ? (
        <div>
          <Button onPress={() => append({ where: nothing(), value: null, basis: nothing() })}>
            {t('officeDeals.entries.addStatedValue')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
