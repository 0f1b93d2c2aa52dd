import { parseCompared } from '@portal/domain/offering/deals/compared-deals';
import { paths } from '#state/paths.ts';

/** In the address of the comparison: the slugs of its deals. */
const DEALS = 'deals';

/** The address at which these deals stand side by side. */
export function addressOfComparison(slugs: readonly string[]): string {
  return slugs.length === 0 ? paths.compare() : `${paths.compare()}?${DEALS}=${slugs.join()}`;
}

/** The deals that such an address names, by its query. */
export function comparedIn(query: string): string[] {
  return parseCompared(new URLSearchParams(query).get(DEALS));
}
