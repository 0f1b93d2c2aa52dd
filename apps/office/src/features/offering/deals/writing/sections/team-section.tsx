import { DEAL_LIST_LIMITS, DEAL_TEXT_LIMITS } from '@portal/domain/offering/deals/authoring/deal-content';
import { Button } from '@portal/web/ui/button';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BilingualField } from '../bilingual-field.tsx';
import { EntryList } from '../entry-list.tsx';
import { LineField } from '../plain-fields.tsx';
import { useWriting } from '../writing-context.ts';
import { newId } from './new-id.ts';
import { nothing } from './nothing.ts';
import { PictureOfDeal } from './picture-of-deal.tsx';

/** The people responsible for the deal, the decision-maker first. */
export function TeamSection() {
  const { t } = useTranslation();
  const { control } = useWriting();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'content.team', keyName: 'key' });
  const team = useWatch({ control, name: 'content.team' });
  const add = () => append({ id: newId(), name: '', role: nothing(), biography: nothing(), portrait: '' });
  return (
    <>
      <EntryList
        name="content.team"
        entries={fields.map(({ key }, place) => ({
          key,
          title: team[place]?.name || t('officeDeals.entries.member', { number: place + 1 }),
        }))}
        onMove={move}
        onRemove={remove}
        empty={t('officeDeals.entries.noTeam')}
      >
        {(place) => (
          <>
            <LineField
              name={`content.team.${place}.name`}
              label={t('officeDeals.fields.memberName')}
              maxLength={DEAL_TEXT_LIMITS.line}
            />
            <BilingualField
              name={`content.team.${place}.role`}
              label={t('officeDeals.fields.memberRole')}
              maxLength={DEAL_TEXT_LIMITS.line}
            />
            <BilingualField
              name={`content.team.${place}.biography`}
              label={t('officeDeals.fields.biography')}
              shape="prose"
              rows={8}
              maxLength={DEAL_TEXT_LIMITS.answer}
            />
            <PictureOfDeal name={`content.team.${place}.portrait`} label={t('officeDeals.fields.portrait')} />
          </>
        )}
      </EntryList>
      {fields.length < DEAL_LIST_LIMITS.team ? (
        <div>
          <Button onPress={add}>{t('officeDeals.entries.addMember')}</Button>
        </div>
      ) : null}
    </>
  );
}
