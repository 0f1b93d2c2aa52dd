import type { Language } from '@portal/domain/ground/people/languages';
import type { Video } from '@portal/domain/offering/deals/deal.wire';
import type { Deps } from '../../../platform/deps.ts';
import { showFilms } from './films/show-films.ts';
import { listPlatformVideos } from './platform-videos.store.ts';
import { presentMedia } from './present-deal.ts';

/**
 * The videos about the platform in one language: what the portal plays, then what it leads to, each in the order in which the
 * dealer added it; the first of all is the one to show in lists.
 */
export async function showPlatformVideos(deps: Pick<Deps, 'db'>, language: Language): Promise<Video[]> {
  const films = await showFilms(deps, language);
  const elsewhere = presentMedia(await listPlatformVideos(deps.db), language);
  return [...films, ...elsewhere].map((video, place) => ({ ...video, cover: place === 0 }));
}
