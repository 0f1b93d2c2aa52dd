import { tidyLine } from '@portal/domain/ground/people/tidy-line';
import type { Bilingual } from '@portal/domain/offering/deals/authoring/deal-content';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { CommandError, CommandRefused } from '../../../../platform/commands/command-error.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import {
  auditOfStaff,
  type CommandDeps,
  nameOfActor,
  type StaffActor,
} from '../../../../platform/http/actor.ts';
import {
  insertPlatformVideo,
  listPlatformVideos,
  PLATFORM_VIDEOS_MAX,
  removePlatformVideo,
} from './platform-videos.store.ts';

export const VIDEOS_USAGE = [
  'npm run dealer -- videos                                  videos about the platform that stand elsewhere',
  'npm run dealer -- videos add <address> "title" "titre"    show one, with its title in English and in French',
  'npm run dealer -- videos remove <address>                 show it no more',
];

const ADDRESS_MAX = 500;
const TITLE_MAX = 120;

/** `videos` lists the videos; `videos add` and `videos remove` change the list. */
export async function runVideosCommand(deps: CommandDeps, words: readonly string[]): Promise<string[]> {
  const [verb, address, english, french, ...more] = words;
  if (verb === undefined) {
    const videos = await listPlatformVideos(deps.db);
    return videos.length === 0
      ? ['Investors are shown no video.']
      : videos.map(({ src, description }) => [src, description.en, description.fr].join(' | '));
  }
  if (verb === 'add' && address !== undefined && french !== undefined && more.length === 0) {
    return add(deps, readAddress(address), { en: readTitle(english), fr: readTitle(french) });
  }
  if (verb === 'remove' && address !== undefined && english === undefined) {
    if (!(await dropPlatformVideo(deps, deps.who('deals.change-films'), readAddress(address)))) {
      throw new CommandRefused('No video has this address: npm run dealer -- videos');
    }
    return ['It is not shown any more.'];
  }
  throw new CommandError('Write "videos", "videos add" with an address and two titles, or "videos remove".');
}

async function add(deps: CommandDeps, address: string, title: { en: string; fr: string }): Promise<string[]> {
  switch (await addPlatformVideo(deps, deps.who('deals.change-films'), address, title)) {
    case 'added':
      return ['Investors are shown it on the marketplace.'];
    case 'known':
      throw new CommandRefused('It is shown already. Remove it first to change its titles.');
    case 'full':
      throw new CommandRefused(`${PLATFORM_VIDEOS_MAX} videos are shown already. Remove one first.`);
  }
}

/** It leads people away from the portal, so it must be https. */
function readAddress(text: string): string {
  const address = URL.parse(text);
  if (address === null || address.protocol !== 'https:' || address.href.length > ADDRESS_MAX) {
    throw new CommandError(`An address begins with https:// and has ${ADDRESS_MAX} characters at most.`);
  }
  return address.href;
}

function readTitle(text = ''): string {
  const title = tidyLine(text);
  if (title === '' || title.length > TITLE_MAX) {
    throw new CommandError(`A title has 1 to ${TITLE_MAX} characters.`);
  }
  return title;
}

/** Shows a video about the platform to every investor (specification section 7, platform-videos). */
async function addPlatformVideo(
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

/** Stops showing a video; false if none has this address. */
async function dropPlatformVideo(
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
