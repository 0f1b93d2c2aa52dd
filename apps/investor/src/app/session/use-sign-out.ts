import { useNavigate } from 'react-router';
import { paths } from '#state/paths.ts';
import { clearSession } from '#state/session-actions.ts';
import { useLogoutMutation } from '#state/session-api.ts';
import { useAppDispatch } from '#state/store.ts';

/** Signing out: the token dies on the server, then the browser forgets the session and shows the front page. */
export function useSignOut(): { signOut: () => Promise<void>; isSigningOut: boolean } {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [logout, { isLoading }] = useLogoutMutation();
  const signOut = async (): Promise<void> => {
    // A person who signs out without a connection is signed out here all the same.
    await logout();
    dispatch(clearSession('signed-out'));
    navigate(paths.home());
  };
  return { signOut, isSigningOut: isLoading };
}
