import { isBookmarked } from '@portal/domain/offering/deals/choosing/bookmarks';
import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { Bookmark } from '@portal/web/ui/icons';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useTranslation } from 'react-i18next';
import { toggleBookmark } from '#state/slices/bookmark-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';

/** Bookmarks a deal, on this device. */
export function BookmarkButton({ deal }: { deal: Pick<Deal, 'id' | 'name'> }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isMarked = useAppSelector(({ bookmark }) => isBookmarked(bookmark.dealIds, deal.id));
  return (
    <ToggleButton
      isSelected={isMarked}
      onChange={() => dispatch(toggleBookmark(deal.id))}
      aria-label={t('deals.bookmark', { name: deal.name })}
      className="grid size-11 shrink-0 place-items-center rounded-full border border-line bg-raised text-muted shadow-raised transition-colors data-hovered:border-accent data-hovered:text-accent data-selected:text-accent"
    >
      <Bookmark className="size-5.5" isFilled={isMarked} />
    </ToggleButton>
  );
}
