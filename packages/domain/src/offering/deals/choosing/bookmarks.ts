/** The most deals that a person can bookmark; the oldest bookmark makes room for a new one. */
export const BOOKMARKS_MAX = 200;

/** The bookmarked deal ids with a deal toggled in or out; a new one comes last. */
export function toggleBookmark(dealIds: readonly string[], dealId: string): string[] {
  const others = dealIds.filter((id) => id !== dealId);
  return others.length < dealIds.length ? others : [...others, dealId].slice(-BOOKMARKS_MAX);
}

/** True for a bookmarked deal. */
export function isBookmarked(dealIds: readonly string[], dealId: string): boolean {
  return dealIds.includes(dealId);
}
