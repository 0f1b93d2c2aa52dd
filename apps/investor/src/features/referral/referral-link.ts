import { paths } from '#state/paths.ts';

/**
 * The link that a person shares: the entry page, with the person as the referrer and the deal that they share, if any
 * (specification section 1).
 */
export function referralLink(origin: string, userId: string, deal: string | null = null): string {
  const query = new URLSearchParams({ mwr: userId, ...(deal === null ? {} : { deal }) });
  return `${origin}${paths.referralEntry()}?${query.toString()}`;
}
