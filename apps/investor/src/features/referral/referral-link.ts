import { paths } from '#state/paths.ts';

/**
 * The link a person shares: the entry page, with the person as referrer and the shared deal, if any (specification section
 * 1).
 */
export function referralLink(origin: string, userId: string, deal: string | null = null): string {
  const query = new URLSearchParams({ mwr: userId, ...(deal === null ? {} : { deal }) });
  return `${origin}${paths.referralEntry()}?${query.toString()}`;
}
