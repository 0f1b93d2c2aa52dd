import { lazy, Suspense, useDeferredValue, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatformVideosQuery } from '../deals-api.ts';

/** Loaded only if there are videos. */
const FilmList = lazy(async () => ({ default: (await import('../film/film-list.tsx')).FilmList }));

/** The dealer's explanatory videos. Hidden if there are none or they cannot be read: the deals matter more. */
export function PlatformVideos() {
  const { t } = useTranslation();
  const headingId = useId();
  const { data } = usePlatformVideosQuery();
  // Below the deals: nobody waits for it, so presses go first.
  const videos = useDeferredValue(data) ?? [];
  return videos.length === 0 ? null : (
    <section aria-labelledby={headingId} className="mt-6 flex flex-col gap-4">
      <h2 id={headingId} className="text-2xl">
        {t('deals.videos')}
      </h2>
      <Suspense>
        <FilmList videos={videos} size="card" />
      </Suspense>
    </section>
  );
}
