import { matchPath } from 'react-router';
import { type LayoutName, type PageRoute, route } from './page-route.ts';
import { PAGE_ROUTES } from './routes.tsx';

/** An unknown address, behind the login like every unlisted one. */
function notFound(path: string, layout: LayoutName): PageRoute {
  return route({
    path,
    layout,
    access: 'protected',
    title: 'notFound',
    texts: [],
    load: async () => (await import('../pages/not-found-page.tsx')).NotFoundPage,
  });
}

/** Any other address has the main layout (specification section 2). */
export const NOT_FOUND_ROUTE: PageRoute = notFound('*', 'main');

/** Tried after every page; below `/dashboard` in its frame. The server answers all of these with 404. */
export const NOT_FOUND_ROUTES: readonly PageRoute[] = [
  notFound('/dashboard/*', 'dashboard'),
  NOT_FOUND_ROUTE,
];

/** The route of an address. */
export function findRoute(pathname: string): PageRoute {
  return (
    [...PAGE_ROUTES, ...NOT_FOUND_ROUTES].find(({ path }) => matchPath(path, pathname) !== null) ??
    NOT_FOUND_ROUTE
  );
}
