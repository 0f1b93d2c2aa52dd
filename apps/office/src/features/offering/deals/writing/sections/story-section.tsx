import { DEAL_TEXT_LIMITS } from '@portal/domain/offering/deals/authoring/deal-content';
import { useTranslation } from 'react-i18next';
import { BilingualField } from '../bilingual-field.tsx';

const ROWS = 18;

/** What the deal is about, at length. */
export function StorySection() {
  const { t } = useTranslation();
  return (
    <BilingualField
      name="content.description"
      label={t('officeDeals.fields.description')}
      hint={t('officeDeals.hints.description')}
      shape="prose"
      rows={ROWS}
      maxLength={DEAL_TEXT_LIMITS.story}
    />
  );
}
