import { EMPTY_PAGE, type SitePages } from '@portal/domain/ground/pages/site-pages';
import { paths } from '#state/paths.ts';
import { PAGE_ROUTES } from './routes.tsx';

/** Addresses that only redirect. */
export const REDIRECTS: Readonly<Record<string, string>> = { '/dashboard': paths.marketplace() };

/** What the build tells the server, which answers every other address with 404. */
export const SITE_PAGES: SitePages = Object.fromEntries([
  ...PAGE_ROUTES.map(({ path, prerender, frame }) => [path, prerender ?? frame ?? EMPTY_PAGE]),
  ...Object.keys(REDIRECTS).map((path) => [path, EMPTY_PAGE]),
]);
