import type { RevealedPage } from '@portal/domain/desk/orders/office-profile.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { findOwnFile } from '../../../../platform/files/kept/files.store.ts';
import { linkingToOffice, makeFileLink } from '../../../../platform/files/links/make-file-link.ts';
import { describePage } from '../../../../platform/files/pages/show-page.ts';
import { isPicture } from '../../../../platform/files/reading/detect-file-type.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findOpenReveal } from './checks.store.ts';

const ONE_PAGE = 1;

/**
 * One page of a document the person gave a reason to look at, as a picture drawn by us: a stranger's PDF is never shown itself.
 * Throws NOT_FOUND once the time is up, for anybody else's document, and for a number; PAGE_MISSING, and the codes for a page that
 * cannot be drawn.
 */
export async function showRevealedPage(
  deps: Deps,
  { staffId }: Pick<StaffActor, 'staffId'>,
  { revealId, page }: { revealId: string; page: number },
): Promise<RevealedPage> {
  const reveal = await findOpenReveal(deps.db, { id: revealId, staffId, now: deps.clock.now() });
  const file =
    reveal === undefined || reveal.fileId === null
      ? undefined
      : await findOwnFile(deps.db, reveal.investorId, reveal.fileId);
  if (file === undefined) {
    throw new AppError('NOT_FOUND');
  }
  if (!isPicture(file.contentType)) {
    const { number, pages, text, picture } = await describePage(linkingToOffice(deps), file, page);
    return { number, pages, text, picture };
  }
  if (page !== ONE_PAGE) {
    throw new AppError('PAGE_MISSING');
  }
  // It was redrawn when it arrived, without location or device, so the picture is our own.
  const { url } = await makeFileLink(linkingToOffice(deps), file);
  return { number: ONE_PAGE, pages: ONE_PAGE, text: '', picture: inline(url) };
}

function inline(link: string): string {
  const url = new URL(link);
  url.searchParams.set('inline', '1');
  return url.href;
}
