import type { DealMedia } from '@portal/domain/offering/deals/authoring/deal-content';
import type { Db } from '../../../../platform/db/tables.ts';

/** More than anybody looks through. */
export const PLATFORM_VIDEOS_MAX = 50;

/** The videos about the platform, in the order they were added; the first is the cover. */
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

/** Adds a video; false if its address is already listed. */
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

/** Removes a video from the list; returns its id, undefined if none has this address. */
export async function removePlatformVideo(trx: Db, address: string): Promise<string | undefined> {
  const removed = await trx
    .deleteFrom('platform_videos')
    .where('address', '=', address)
    .returning('id')
    .executeTakeFirst();
  return removed?.id;
}
