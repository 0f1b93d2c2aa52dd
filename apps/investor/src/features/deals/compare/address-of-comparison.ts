import { parseCompared } from '@portal/domain/offering/deals/choosing/compared-deals';
import { paths } from '#state/paths.ts';

/** Query parameter: the slugs of the deals. */
const DEALS = 'deals';

/** The address that compares these deals. */
export function addressOfComparison(slugs: readonly string[]): string {
  return slugs.length === 0 ? paths.compare() : `${paths.compare()}?${DEALS}=${slugs.join()}`;
}

/** The deals named by such an address's query. */
export function comparedIn(query: string): string[] {
  return parseCompared(new URLSearchParams(query).get(DEALS));
}
