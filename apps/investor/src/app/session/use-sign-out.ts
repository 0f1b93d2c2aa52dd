import { useBusy } from '@portal/web/page/use-busy';
import { sendUnsavedWork } from '@portal/web/saving/unsaved-work';
import { useNavigate } from 'react-router';
import { connection } from '#state/connection.ts';
import { paths } from '#state/paths.ts';
import { sessionApi } from '#state/session-api.ts';
import { clearSession } from '#state/slices/clear-session.ts';
import { useAppDispatch } from '#state/store.ts';

/**
 * Signs out: saves what was typed last, clears the session in the browser, shows the front page and ends the token on the
 * server. The page goes first, so that nothing on it calls with a dead token.
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
        // Without a connection the person is still signed out here. Untracked: the state need not keep the token.
        await dispatch(sessionApi.endpoints.logout.initiate(accessToken, { track: false }));
      }
    });
  return { signOut, isSigningOut: isBusy };
}
