import type { DealMedia } from '@portal/domain/offering/deals/deal-content';
import type { Db } from '../../../../platform/db/tables.ts';

/** So many videos are more than anybody looks through. */
export const PLATFORM_VIDEOS_MAX = 50;

/** The videos about the platform, in the order in which they were added; the first is the one to show in lists. */
export async function listPlatformVideos(db: Db): Promise<DealMedia[]> {
  const rows = await db
    .selectFrom('platform_videos')
    .select(['id', 'address', 'title_en', 'title_fr'])
    .orderBy('added_at')
    .orderBy('id')
    .limit(PLATFORM_VIDEOS_MAX)
    .execute();
  return rows.map(({ id, address, title_en, title_fr }, index) => ({
    id,
    src: address,
    description: { en: title_en, fr: title_fr },
    cover: index === 0,
  }));
}

/** Adds a video; false, and nothing changes, where its address is listed already. */
export async function insertPlatformVideo(
  trx: Db,
  video: Pick<DealMedia, 'id' | 'src' | 'description'>,
  at: Date,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('platform_videos')
    .values({
      id: video.id,
      address: video.src,
      title_en: video.description.en,
      title_fr: video.description.fr,
      added_at: at,
    })
    .onConflict((conflict) => conflict.column('address').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Takes a video off the list; the id of what was there, undefined where nothing has this address. */
export async function removePlatformVideo(trx: Db, address: string): Promise<string | undefined> {
  const removed = await trx
    .deleteFrom('platform_videos')
    .where('address', '=', address)
    .returning('id')
    .executeTakeFirst();
  return removed?.id;
}
