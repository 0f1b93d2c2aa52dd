import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { DEAL_FILMS_MAX, DEAL_TEXT_LIMITS } from '@portal/domain/offering/deals/authoring/deal-content';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Button } from '@portal/web/ui/button';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FilmPlayer } from '../../documents/film-player.tsx';
import { FileOfDeal } from '../../files/file-of-deal.tsx';
import { BilingualField } from '../bilingual-field.tsx';
import { EntryList } from '../entry-list.tsx';
import { useWriting } from '../writing-context.ts';
import { newId } from './new-id.ts';
import { nothing } from './nothing.ts';
import { PictureOfDeal } from './picture-of-deal.tsx';

/** The films of a deal, each with its name, video, cover, and captions per language. */
export function FilmsSection() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { control } = useWriting();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'content.films', keyName: 'key' });
  const films = useWatch({ control, name: 'content.films' });
  return (
    <>
      <EntryList
        name="content.films"
        entries={fields.map(({ key }, place) => ({
          key,
          title: films[place]?.title[language] || t('officeDeals.entries.film', { number: place + 1 }),
        }))}
        onMove={move}
        onRemove={remove}
        empty={t('officeDeals.entries.noFilms')}
      >
        {(place) => (
          <>
            <BilingualField
              name={`content.films.${place}.title`}
              label={t('officeDeals.fields.filmTitle')}
              maxLength={DEAL_TEXT_LIMITS.line}
            />
            <FileOfDeal
              name={`content.films.${place}.video`}
              part="video"
              label={t('officeDeals.fields.filmVideo')}
            />
            <PictureOfDeal
              name={`content.films.${place}.poster`}
              label={t('officeDeals.fields.filmPoster')}
            />
            <div className="grid gap-5 md:grid-cols-2">
              {LANGUAGES.map((of) => (
                <FileOfDeal
                  key={of}
                  name={`content.films.${place}.captions.${of}`}
                  part="captions"
                  label={t('officeDeals.fieldInLanguage', {
                    name: t('officeDeals.fields.filmCaptions'),
                    language: t(`office.languages.${of}`),
                  })}
                />
              ))}
            </div>
            {films[place] === undefined || films[place].video === '' ? null : (
              <FilmPlayer film={films[place]} />
            )}
          </>
        )}
      </EntryList>
      {fields.length < DEAL_FILMS_MAX ? (
        <div>
          <Button
            onPress={() =>
              append({ id: newId(), title: nothing(), video: '', poster: '', captions: nothing() })
            }
          >
            {t('officeDeals.entries.addFilm')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
