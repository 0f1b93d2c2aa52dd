import { DEAL_LIST_LIMITS, DEAL_TEXT_LIMITS } from '@portal/domain/offering/deals/authoring/deal-content';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Button } from '@portal/web/ui/button';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BilingualField } from '../bilingual-field.tsx';
import { EntryList } from '../entry-list.tsx';
import { useWriting } from '../writing-context.ts';
import { nothing } from './nothing.ts';

/** Questions that investors ask, with their answers. */
export function AnswersSection() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { control } = useWriting();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'content.faqs', keyName: 'key' });
  const faqs = useWatch({ control, name: 'content.faqs' });
  return (
    <>
      <EntryList
        name="content.faqs"
        entries={fields.map(({ key }, place) => ({
          key,
          title: faqs[place]?.question[language] || t('officeDeals.entries.faq', { number: place + 1 }),
        }))}
        onMove={move}
        onRemove={remove}
        empty={t('officeDeals.entries.noFaqs')}
      >
        {(place) => (
          <>
            <BilingualField
              name={`content.faqs.${place}.question`}
              label={t('officeDeals.fields.question')}
              maxLength={DEAL_TEXT_LIMITS.short}
            />
            <BilingualField
              name={`content.faqs.${place}.answer`}
              label={t('officeDeals.fields.answer')}
              shape="prose"
              rows={6}
              maxLength={DEAL_TEXT_LIMITS.answer}
            />
          </>
        )}
      </EntryList>
      {fields.length < DEAL_LIST_LIMITS.faqs ? (
        <div>
          <Button onPress={() => append({ question: nothing(), answer: nothing() })}>
            {t('officeDeals.entries.addFaq')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
