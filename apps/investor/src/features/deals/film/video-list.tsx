import type { Video } from '@portal/domain/offering/deals/deal.wire';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { FilmCard } from './film-card.tsx';

type VideoListProps = {
  videos: readonly Video[];
  /** `wide` where a video has a page's column for itself. */
  size: 'wide' | 'card';
};

/** Videos: those that the portal keeps play in their place, the others open where they stand, in a tab of their own. */
export function VideoList({ videos, size }: VideoListProps) {
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
