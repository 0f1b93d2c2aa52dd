import { OUTSIDE_TOOLS_META } from '@portal/domain/ground/consent/is-measured-page';

/** True on a portal with third-party tools; the server says so in the page. */
export function hasOutsideTools(page: Document): boolean {
  return page.querySelector(`meta[name="${OUTSIDE_TOOLS_META}"]`) !== null;
}
