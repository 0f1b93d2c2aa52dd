import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router';
import { paths } from '#state/paths.ts';
import { useAppSelector } from '#state/store.ts';

/**
 * Log-in and registration are for who is not signed in yet. Looked at once, on opening: the page itself decides
 * where to go after it has signed somebody in.
 */
export function GuestOnly({ children }: { children: ReactNode }) {
  const isSignedIn = useAppSelector((state) => state.auth.accessToken !== null);
  const [wasSignedIn] = useState(isSignedIn);
  return wasSignedIn ? <Navigate to={paths.marketplace()} replace /> : children;
}
