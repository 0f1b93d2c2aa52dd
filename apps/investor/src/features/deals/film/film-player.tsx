import type { Film } from '@portal/domain/offering/deals/deal.wire';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Button } from '@portal/web/ui/button';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Languages in their own words, for the player's menu. */
const OWN_NAMES = { en: 'English', fr: 'Français' } as const;

/** Captions use text size: browsers scale them by the picture, which is small on a phone. */
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
 * Browsers read `default` once, but the page's language may change while a film plays. The returned function is for the
 * start of loading: any earlier, the browser then makes its own choice, adding a second language to the one shown.
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
