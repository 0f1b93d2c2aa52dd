import type { Film, Video } from '@portal/domain/offering/deals/deal.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Disclosure } from '@portal/web/ui/disclosure';
import { Play } from '@portal/web/ui/icons';
import { Spinner } from '@portal/web/ui/spinner';
import { TextLink } from '@portal/web/ui/text-link';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

type VideoListProps = {
  videos: readonly Video[];
  /** `wide` if a film has the page's column to itself. */
  size: 'wide' | 'card';
};

/** Films: those the portal hosts play in place, the others open at their address in a new tab. */
export function FilmList({ videos, size }: VideoListProps) {
  const { t } = useTranslation();
  return (
    <ul className={size === 'wide' ? 'grid gap-8' : 'grid gap-6 sm:grid-cols-2'}>
      {videos.map(({ _id, src, description, film }) => (
        <li key={_id} className="min-w-0">
          {film === undefined ? (
            <p className="flex min-h-11 items-center">
              <TextLink href={src} target="_blank" rel="noreferrer">
                {t('deals.video', { title: description })}
              </TextLink>
            </p>
          ) : (
            <FilmCard src={src} title={description} film={film} />
          )}
        </li>
      ))}
    </ul>
  );
}

const FilmPlayer = lazy(async () => ({ default: (await import('./film-player.tsx')).FilmPlayer }));
const FilmWords = lazy(async () => ({ default: (await import('./film-words.tsx')).FilmWords }));

type FilmCardProps = { src: string; title: string; film: Film };

/** A film behind its cover: it loads only when pressed, and its size is stated first. */
function FilmCard({ src, title, film }: FilmCardProps) {
  const { t } = useTranslation();
  const { fileSize } = useFormats();
  const [isPlaying, setPlaying] = useState(false);
  const [isReading, setReading] = useState(false);
  const waiting = (
    <span className="absolute inset-0 grid place-items-center">
      <Spinner label={t('ui.loading')} />
    </span>
  );
  return (
    <figure className="overflow-clip rounded-card border border-line bg-raised shadow-raised">
      <div className="relative aspect-video overflow-hidden bg-sunken">
        {isPlaying ? (
          <Suspense fallback={waiting}>
            <FilmPlayer src={src} title={title} film={film} />
          </Suspense>
        ) : (
          <CoverButton
            poster={film.poster}
            label={t('deals.film.play', { title })}
            onPress={() => setPlaying(true)}
          />
        )}
      </div>
      <figcaption className="px-5 pt-4">
        <p className="font-semibold">{title}</p>
        <p className="mt-1 text-sm text-muted">
          {t('deals.film.weight', { size: fileSize(film.sizeBytes) })}
        </p>
      </figcaption>
      <div className="-mb-px px-5">
        <Disclosure summary={t('deals.film.words')} onToggle={setReading}>
          {isReading ? (
            <Suspense fallback={<Spinner label={t('ui.loading')} />}>
              <FilmWords captions={film.captions} />
            </Suspense>
          ) : null}
        </Disclosure>
      </div>
    </figure>
  );
}

function CoverButton({ poster, label, onPress }: { poster: string; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="group/cover block size-full focus-visible:-outline-offset-3"
    >
      <img
        src={poster}
        alt=""
        width="1280"
        height="720"
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
      <span className="absolute inset-0 grid place-items-center">
        <span className="grid size-16 place-items-center rounded-full border border-line bg-raised text-accent shadow-floating transition-colors group-hover/cover:bg-accent group-hover/cover:text-accent-contrast group-focus-visible/cover:bg-accent group-focus-visible/cover:text-accent-contrast">
          <Play className="ml-1 size-7" />
        </span>
      </span>
    </button>
  );
}
