import type { ComponentType, ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { paths } from '#state/paths.ts';
import { BareLayout } from './layouts/bare-layout.tsx';
import { MainLayout } from './layouts/main-layout.tsx';
import { PlainLayout } from './layouts/plain-layout.tsx';
import { SimpleLayout } from './layouts/simple-layout.tsx';
import { lazyPage, ShowPage } from './lazy-page.tsx';
import { PageFrame } from './page-frame.tsx';
import { ErrorBoundary } from './reporting/error-boundary.tsx';
import { type LayoutName, NOT_FOUND_ROUTE, type PageRoute, ROUTES, routeOf } from './routes.tsx';
import { GuestOnly } from './session/guest-only.tsx';
import { ProtectedRoute } from './session/protected-route.tsx';

/** Only signed-in people see the dashboard's frame; its menu is not loaded for anyone else. */
const dashboardLayout = lazyPage(
  async () => (await import('./layouts/dashboard-layout.tsx')).DashboardLayout,
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

/** Fetches what an address needs before it is rendered. */
export async function preloadRoute(pathname: string): Promise<PageRoute> {
  const route = routeOf(pathname);
  await Promise.all([route.preload(), ...(route.layout === 'dashboard' ? [dashboardLayout.preload()] : [])]);
  return route;
}

/** The route table as the router wants it: frames outside, guarded pages inside. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const layouts = Object.entries(LAYOUTS).map(([name, Layout]) => (
    <Route key={name} element={<Layout />}>
      {[...ROUTES, NOT_FOUND_ROUTE].filter(({ layout }) => layout === name).map(toRoute)}
    </Route>
  ));
  return (
    <ErrorBoundary resetKey={pathname}>
      <Routes>
        <Route path="/dashboard" element={<Navigate to={paths.marketplace()} replace />} />
        {layouts}
      </Routes>
    </ErrorBoundary>
  );
}

function toRoute(route: PageRoute): ReactNode {
  const Guard = GUARDS[route.access];
  const page = (
    <Guard>
      <PageFrame key={route.path} route={route} />
    </Guard>
  );
  return <Route key={route.path} path={route.path} element={page} />;
}
