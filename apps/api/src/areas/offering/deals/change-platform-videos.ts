import type { Bilingual } from '@portal/domain/offering/deals/deal-content';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import {
  insertPlatformVideo,
  listPlatformVideos,
  PLATFORM_VIDEOS_MAX,
  removePlatformVideo,
} from './platform-videos.store.ts';

/** Shows a video about the platform to every investor (specification section 7, platform-videos). */
export async function addPlatformVideo(
  deps: Pick<Deps, 'audit' | 'db' | 'clock' | 'newId'>,
  by: StaffActor,
  address: string,
  title: Bilingual,
): Promise<'added' | 'known' | 'full'> {
  const at = deps.clock.now();
  return transact(deps.db, async (trx) => {
    if ((await listPlatformVideos(trx)).length >= PLATFORM_VIDEOS_MAX) {
      return 'full';
    }
    const id = deps.newId();
    if (!(await insertPlatformVideo(trx, { id, src: address, description: title }, at))) {
      return 'known';
    }
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action: 'platform-video.added',
      target: id,
      investorId: null,
      detail: { ...auditOfStaff(by), address, title },
    });
    return 'added';
  });
}

/** Shows a video no more; false where none has this address. */
export async function dropPlatformVideo(
  deps: Pick<Deps, 'audit' | 'db' | 'clock'>,
  by: StaffActor,
  address: string,
): Promise<boolean> {
  return transact(deps.db, async (trx) => {
    const id = await removePlatformVideo(trx, address);
    if (id === undefined) {
      return false;
    }
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(by),
      action: 'platform-video.removed',
      target: id,
      investorId: null,
      detail: { ...auditOfStaff(by), address },
    });
    return true;
  });
}
