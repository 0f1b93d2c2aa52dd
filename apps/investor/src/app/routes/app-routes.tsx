import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes, useNavigationType } from 'react-router';
import { ArrivedBack } from '#state/page/arrived-back.ts';
import { BareLayout, MainLayout, PlainLayout, SimpleLayout } from '../layouts/main-layout.tsx';
import { PageLoading } from '../navigation/page-loading.tsx';
import { useShownLocation } from '../outside/use-shown-location.ts';
import { ErrorBoundary } from '../reporting/error-boundary.tsx';
import { GuestOnly, ProtectedRoute } from '../session/protected-route.tsx';
import { findRoute, NOT_FOUND_ROUTES } from './find-route.ts';
import { lazyPage, ShowPage } from './lazy-page.tsx';
import { PageFrame } from './page-frame.tsx';
import type { LayoutName, PageRoute } from './page-route.ts';
import { PAGE_ROUTES } from './routes.tsx';
import { REDIRECTS } from './site-pages.ts';

/** Only signed-in people see the dashboard's frame; its menu is not loaded for anyone else. */
const dashboardLayout = lazyPage(
  async () => (await import('../layouts/dashboard-layout.tsx')).DashboardLayout,
);

const LAYOUTS: Record<LayoutName, ComponentType> = {
  main: MainLayout,
  plain: PlainLayout,
  simple: SimpleLayout,
  dashboard: () => <ShowPage page={dashboardLayout} />,
  bare: BareLayout,
};

const GUARDS: Record<PageRoute['access'], ComponentType<{ children: ReactNode }>> = {
  public: ({ children }) => children,
  guest: GuestOnly,
  protected: ProtectedRoute,
};

const ACCESSES = ['public', 'guest', 'protected'] as const satisfies readonly PageRoute['access'][];
const LAYOUT_NAMES = [
  'main',
  'plain',
  'simple',
  'dashboard',
  'bare',
] as const satisfies readonly LayoutName[];

/** Loads what an address needs before it is rendered. */
export async function preloadRoute(pathname: string): Promise<PageRoute> {
  const route = findRoute(pathname);
  await Promise.all([route.preload(), ...(route.layout === 'dashboard' ? [dashboardLayout.preload()] : [])]);
  return route;
}

/** The route table as the router wants it: guards outside, so that nobody sees or loads the frame of a page they may not. */
export function AppRoutes() {
  const location = useShownLocation();
  const isBack = useNavigationType() === 'POP';
  return (
    <ErrorBoundary resetKey={location.pathname}>
      <Suspense fallback={<PageLoading />}>
        <ArrivedBack value={isBack}>
          <Routes location={location}>
            {Object.entries(REDIRECTS).map(([path, to]) => (
              <Route key={path} path={path} element={<Navigate to={to} replace />} />
            ))}
            {ACCESSES.flatMap((access) => LAYOUT_NAMES.map((layout) => framedRoutes(access, layout)))}
          </Routes>
        </ArrivedBack>
      </Suspense>
    </ErrorBoundary>
  );
}

function framedRoutes(access: PageRoute['access'], layout: LayoutName): ReactNode {
  const Guard = GUARDS[access];
  const Layout = LAYOUTS[layout];
  const routes = [...PAGE_ROUTES, ...NOT_FOUND_ROUTES].filter(
    (route) => route.access === access && route.layout === layout,
  );
  const frame = (
    <Guard>
      <Layout />
    </Guard>
  );
  return (
    <Route key={`${access} ${layout}`} element={frame}>
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={<PageFrame key={route.path} route={route} />} />
      ))}
    </Route>
  );
}
