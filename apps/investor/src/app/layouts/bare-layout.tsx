import { Outlet } from 'react-router';

/** The whole screen for the page: the wizard draws its own bars, and its own `<main>` with the content's id. */
export function BareLayout() {
  return <Outlet />;
}
