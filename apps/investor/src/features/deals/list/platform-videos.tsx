import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatformVideosQuery } from '../deals-api.ts';
import { VideoLinks } from '../video-links.tsx';

/** What the dealer explains in videos. Nothing of it shows where there are none, or where they cannot be read: the deals matter more. */
export function PlatformVideos() {
  const { t } = useTranslation();
  const headingId = useId();
  const { data: videos = [] } = usePlatformVideosQuery();
  return videos.length === 0 ? null : (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h2 id={headingId} className="text-2xl">
        {t('deals.videos')}
      </h2>
      <VideoLinks videos={videos} />
    </section>
  );
}
