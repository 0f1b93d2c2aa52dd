import { LANGUAGES } from '@portal/domain/people/languages';
import { useLanguage } from '@portal/web/i18n/use-language';
import { useTranslation } from 'react-i18next';

type VideoLineProps = { video: { id: string; description: Readonly<Record<'en' | 'fr', string>> } };

/** A video of a deal, to be played where it stands. */
export function VideoLine({ video: { id, description } }: VideoLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const part = (name: string) => `/api/films/${id}/${name}`;
  return (
    <li className="grid max-w-md gap-2">
      {/* biome-ignore lint/a11y/useMediaCaption: it has captions in each language, which the rule does not see in a list. */}
      <video
        controls
        preload="none"
        poster={part('cover')}
        src={part('video')}
        aria-label={description[language]}
        className="aspect-video w-full rounded-control bg-sunken"
      >
        {LANGUAGES.map((of) => (
          <track
            key={of}
            kind="captions"
            srcLang={of}
            label={t(`office.languages.${of}`)}
            src={part(`captions-${of}`)}
            default={of === language}
          />
        ))}
      </video>
      <span>{description[language]}</span>
    </li>
  );
}
