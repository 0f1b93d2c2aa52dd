import type { Media } from '@portal/domain/wire/deal';
import type { Language } from '@portal/domain/wire/user';
import type { Deps } from '../../platform/deps.ts';
import { listPlatformVideos } from './platform-videos.store.ts';
import { presentMedia } from './present-deal.ts';

/** The videos about the platform in one language, in the order in which the dealer added them. */
export async function showPlatformVideos(deps: Pick<Deps, 'db'>, language: Language): Promise<Media[]> {
  return presentMedia(await listPlatformVideos(deps.db), language);
}
