import { DEAL_LIST_LIMITS, DEAL_TEXT_LIMITS } from '@portal/domain/offering/deals/authoring/deal-content';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Button } from '@portal/web/ui/button';
import { Switch } from '@portal/web/ui/switch';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BilingualField } from '../bilingual-field.tsx';
import { EntryList } from '../entry-list.tsx';
import { useWriting } from '../writing-context.ts';
import { newId } from './new-id.ts';
import { nothing } from './nothing.ts';
import { PictureOfDeal } from './picture-of-deal.tsx';

/** The pictures of a deal, their descriptions, and which one appears in lists. */
export function PicturesSection() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { control } = useWriting();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'content.photos', keyName: 'key' });
  const photos = useWatch({ control, name: 'content.photos' });
  return (
    <>
      <EntryList
        name="content.photos"
        entries={fields.map(({ key }, place) => ({
          key,
          title:
            photos[place]?.description[language] || t('officeDeals.entries.photo', { number: place + 1 }),
        }))}
        onMove={move}
        onRemove={remove}
        empty={t('officeDeals.entries.noPhotos')}
      >
        {(place) => (
          <>
            <PictureOfDeal name={`content.photos.${place}.src`} label={t('officeDeals.fields.photo')} />
            <BilingualField
              name={`content.photos.${place}.description`}
              label={t('officeDeals.fields.photoDescription')}
              hint={t('officeDeals.hints.photoDescription')}
              maxLength={DEAL_TEXT_LIMITS.short}
            />
            <CoverSwitch place={place} />
          </>
        )}
      </EntryList>
      {fields.length < DEAL_LIST_LIMITS.photos ? (
        <div>
          <Button
            onPress={() =>
              append({ id: newId(), src: '', description: nothing(), cover: fields.length === 0 })
            }
          >
            {t('officeDeals.entries.addPhoto')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Only one picture is for lists: choosing it replaces the previous one. */
function CoverSwitch({ place }: { place: number }) {
  const { t } = useTranslation();
  const { control, setValue } = useWriting();
  const photos = useWatch({ control, name: 'content.photos' });
  return (
    <Switch
      name={`content.photos.${place}.cover`}
      value={photos[place]?.cover ?? false}
      onChange={(isCover) => {
        for (const other of photos.keys()) {
          setValue(`content.photos.${other}.cover`, isCover && other === place);
        }
      }}
    >
      {t('officeDeals.fields.cover')}
    </Switch>
  );
}
