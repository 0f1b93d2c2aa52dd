import { LANGUAGES } from '@portal/domain/ground/people/languages';
import type { DealFilm } from '@portal/domain/offering/deals/authoring/deal-content';
import { useLanguage } from '@portal/web/i18n/use-language';
import { useTranslation } from 'react-i18next';
import { useFindFile } from '../files/deal-files-context.ts';

/** A film of a deal, played in place, with its captions. */
export function FilmPlayer({ film: { title, video, poster, captions } }: { film: DealFilm }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const findFile = useFindFile();
  const addressOf = (id: string) => findFile(id)?.address ?? undefined;
  return (
    <figure className="grid max-w-md gap-2">
      {/* biome-ignore lint/a11y/useMediaCaption: it has captions in each language, which the rule does not see in a list. */}
      <video
        // Another file is another film: nothing loaded for the previous one may stay.
        key={`${video} ${captions.en} ${captions.fr}`}
        controls
        preload="none"
        poster={poster === '' ? undefined : poster}
        src={addressOf(video)}
        aria-label={title[language]}
        className="aspect-video w-full rounded-control bg-sunken"
      >
        {LANGUAGES.filter((of) => captions[of] !== '').map((of) => (
          <track
            key={of}
            kind="captions"
            srcLang={of}
            label={t(`office.languages.${of}`)}
            src={addressOf(captions[of])}
            default={of === language}
          />
        ))}
      </video>
      <figcaption>{title[language]}</figcaption>
    </figure>
  );
}
