import { filmFileAddress } from '@portal/domain/offering/deals/deal-file.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { isLinkAlive, type LinkSignature, signUntil } from '../../../../platform/files/sign-link.ts';
import type { FileAudience } from '../../../../platform/files/stored-file.ts';

/** A link to a part of a film that is not published lives for one to two of these: as long as a draft is looked at. */
const WINDOW_SECONDS = 21_600;
const SECOND_MS = 1_000;

const subjectOf = (fileId: string) => `film:${fileId}`;

/**
 * Where a part of a film is read: by anybody where it is published, else by whoever is given this link, in the office or in a preview. It
 * stays the same for hours, so that a film that plays is not begun anew.
 */
export function filmAddress(
  deps: Pick<Deps, 'clock' | 'secrets'>,
  { id, audience }: { id: string; audience: FileAudience },
): string {
  if (audience === 'public') {
    return filmFileAddress(id);
  }
  const window = Math.floor(deps.clock.now().getTime() / SECOND_MS / WINDOW_SECONDS);
  return `${filmFileAddress(id)}?${signUntil(deps, subjectOf(id), (window + 2) * WINDOW_SECONDS)}`;
}

/** True for a link of ours that lives. */
export function isFilmLink(
  deps: Pick<Deps, 'clock' | 'secrets'>,
  fileId: string,
  link: LinkSignature | null,
): boolean {
  return link !== null && isLinkAlive(deps, subjectOf(fileId), link);
}
