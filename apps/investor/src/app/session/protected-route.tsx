import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { turnedAway } from '#state/notice-slice.ts';
import { paths } from '#state/paths.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';

/**
 * Lets people with an access token through and sends everyone else to the front page (specification section 2),
 * remembering where they wanted to go.
 */
export function ProtectedRoute({ children }: { children: ReactNode }) {
  const isSignedIn = useAppSelector((state) => state.auth.accessToken !== null);
  return isSignedIn ? children : <TurnAway />;
}

function TurnAway() {
  const dispatch = useAppDispatch();
  const { pathname, search, hash } = useLocation();
  const destination = `${pathname}${search}${hash}`;
  useEffect(() => {
    dispatch(turnedAway(destination));
  }, [dispatch, destination]);
  return <Navigate to={paths.home()} replace />;
}
