import type { Film } from '@portal/domain/offering/deals/deal.wire';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Button } from '@portal/web/ui/button';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What a language calls itself, in the player's own menu. */
const OWN_NAMES = { en: 'English', fr: 'Français' } as const;

/** Captions keep the size of text: by itself a browser measures them by the picture, which is small on a telephone. */
const PLAYER =
  'size-full bg-ink focus-visible:-outline-offset-3 [&::cue]:font-text [&::cue]:text-base [&:fullscreen::cue]:text-3xl';

type FilmPlayerProps = { src: string; title: string; film: Film };

/** Plays a film with the browser's own controls, its captions on in the person's language. */
export function FilmPlayer({ src, title, film }: FilmPlayerProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [hasFailed, setFailed] = useState(false);
  const player = useRef<HTMLVideoElement>(null);
  const showCaptions = useCaptionsIn(player, language, hasFailed);
  useEffect(() => {
    if (!hasFailed) {
      player.current?.focus();
    }
  }, [hasFailed]);
  return hasFailed ? (
    <div
      role="alert"
      className="flex size-full flex-col items-center justify-center gap-3 overflow-y-auto p-4 text-center"
    >
      <p className="text-sm">{t('deals.film.failed')}</p>
      <Button size="small" onPress={() => setFailed(false)}>
        {t('ui.retry')}
      </Button>
    </div>
  ) : (
    // biome-ignore lint/a11y/useMediaCaption: a film has captions in each language, which the rule does not see in a list.
    <video
      ref={player}
      src={src}
      poster={film.poster}
      aria-label={title}
      controls
      tabIndex={0}
      autoPlay
      playsInline
      preload="none"
      onLoadStart={showCaptions}
      onError={() => setFailed(true)}
      className={PLAYER}
    >
      {film.captions.map((captions) => (
        <track
          key={captions.language}
          kind="captions"
          src={captions.src}
          srcLang={captions.language}
          label={OWN_NAMES[captions.language]}
          default={captions.language === language}
        />
      ))}
    </video>
  );
}

/**
 * A browser looks at `default` once; the language of the page may change while a film plays. The answer is for the beginning of
 * loading: before it the browser makes a choice of its own, which adds a second language where one is shown already.
 */
function useCaptionsIn(
  player: RefObject<HTMLVideoElement | null>,
  language: string,
  hasFailed: boolean,
): () => void {
  const showCaptions = useCallback(() => {
    for (const track of player.current?.textTracks ?? []) {
      track.mode = track.language === language ? 'showing' : 'disabled';
    }
  }, [player, language]);
  useEffect(() => {
    if (!hasFailed) {
      showCaptions();
    }
  }, [showCaptions, hasFailed]);
  return showCaptions;
}
