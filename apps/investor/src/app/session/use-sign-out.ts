import { useBusy } from '@portal/web/page/use-busy';
import { sendUnsavedWork } from '@portal/web/saving/unsaved-work';
import { useNavigate } from 'react-router';
import { connection } from '#state/connection.ts';
import { paths } from '#state/paths.ts';
import { sessionApi } from '#state/session-api.ts';
import { clearSession } from '#state/slices/clear-session.ts';
import { useAppDispatch } from '#state/store.ts';

/**
 * Signing out: what was typed last is kept, the browser forgets the session and shows the front page, and the token dies on
 * the server. The page goes before the token does, so that nothing on it is asked for with a dead token.
 */
export function useSignOut(): { signOut: () => Promise<void>; isSigningOut: boolean } {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { isBusy, run } = useBusy();
  const signOut = () =>
    run(async () => {
      await sendUnsavedWork();
      const { accessToken } = connection;
      dispatch(clearSession('signed-out'));
      navigate(paths.home());
      if (accessToken !== null) {
        // A person who signs out without a connection is signed out here all the same. Untracked: the state need not keep the token.
        await dispatch(sessionApi.endpoints.logout.initiate(accessToken, { track: false }));
      }
    });
  return { signOut, isSigningOut: isBusy };
}
