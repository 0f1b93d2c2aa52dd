import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '#state/paths.ts';
import { turnedAway } from '#state/slices/notice-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';

/**
 * Lets people with an access token through; sends everyone else to the front page (specification section 2), remembering
 * where they wanted to go.
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

/**
 * Login and registration are for people who are not signed in. Checked once, on opening: the page decides where to go after
 * it has signed somebody in.
 */
export function GuestOnly({ children }: { children: ReactNode }) {
  const isSignedIn = useAppSelector((state) => state.auth.accessToken !== null);
  const [wasSignedIn] = useState(isSignedIn);
  return wasSignedIn ? <Navigate to={paths.marketplace()} replace /> : children;
}
