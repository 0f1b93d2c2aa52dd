import { paths } from '#state/paths.ts';

/** The link that a person shares: the entry page, with the person as the referrer (specification section 1). */
export function referralLink(origin: string, userId: string): string {
  return `${origin}${paths.referralEntry()}?${new URLSearchParams({ mwr: userId }).toString()}`;
}
