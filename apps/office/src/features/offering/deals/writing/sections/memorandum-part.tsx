import { MEMORANDUM_FORMS, MEMORANDUM_SCHEDULES } from '@portal/domain/offering/deals/offering';
import { useTranslation } from 'react-i18next';
import { ChoiceField, ChoicesField, DayField } from '../plain-fields.tsx';
import { OfferingPart } from './offering-part.tsx';

/** What the memorandum is; its versions have a page of their own. */
export function MemorandumPart() {
  const { t } = useTranslation();
  return (
    <OfferingPart title={t('officeDeals.parts.memorandum')}>
      <div className="grid gap-5 md:grid-cols-2">
        <ChoiceField
          name="content.offering.memorandum.form"
          label={t('officeDeals.fields.memorandumForm')}
          choices={MEMORANDUM_FORMS.map((form) => ({
            value: form,
            label: t(`officeDeals.memorandumForms.${form}`),
          }))}
        />
        <DayField
          name="content.offering.memorandum.certificateOn"
          label={t('officeDeals.fields.certificateOn')}
        />
        <ChoicesField
          name="content.offering.memorandum.schedules"
          label={t('officeDeals.fields.schedules')}
          choices={MEMORANDUM_SCHEDULES.map((schedule) => ({
            value: schedule,
            label: t(`officeDeals.schedules.${schedule}`),
          }))}
        />
      </div>
    </OfferingPart>
  );
}
