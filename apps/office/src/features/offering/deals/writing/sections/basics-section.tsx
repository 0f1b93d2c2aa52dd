import { DEAL_TEXT_LIMITS } from '@portal/domain/offering/deals/authoring/deal-content';
import { SLUG_MAX } from '@portal/domain/offering/deals/authoring/deal-draft';
import { DEAL_TYPES } from '@portal/domain/offering/deals/deal-types';
import { useTranslation } from 'react-i18next';
import { BilingualField } from '../bilingual-field.tsx';
import { ChoiceField, LineField } from '../plain-fields.tsx';
import { useProvinceChoices } from './province-choices.ts';

/** A deal's name, location and one-sentence description. */
export function BasicsSection() {
  const { t } = useTranslation();
  const provinces = useProvinceChoices();
  return (
    <>
      <BilingualField
        name="content.name"
        label={t('officeDeals.fields.name')}
        maxLength={DEAL_TEXT_LIMITS.line}
      />
      <LineField
        name="slug"
        label={t('officeDeals.fields.slug')}
        hint={t('officeDeals.hints.slug')}
        maxLength={SLUG_MAX}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <ChoiceField
          name="type"
          label={t('officeDeals.fields.type')}
          choices={DEAL_TYPES.map((type) => ({ value: type, label: t(`deals.types.${type}`) }))}
        />
        <ChoiceField name="province" label={t('officeDeals.fields.province')} choices={provinces} />
      </div>
      <BilingualField
        name="content.location"
        label={t('officeDeals.fields.location')}
        hint={t('officeDeals.hints.location')}
        maxLength={DEAL_TEXT_LIMITS.line}
      />
      <BilingualField
        name="content.summary"
        label={t('officeDeals.fields.summary')}
        hint={t('officeDeals.hints.summary')}
        shape="lines"
        rows={3}
        maxLength={DEAL_TEXT_LIMITS.short}
      />
    </>
  );
}
