import { useBusy } from '@portal/web/page/use-busy';
import { sendUnsavedWork } from '@portal/web/saving/unsaved-work';
import { clearToasts } from '@portal/web/toasts';
import { api } from '#state/api.ts';
import { useLogOutMutation } from '#state/session-api.ts';
import { left } from '#state/session-slice.ts';
import { useAppDispatch } from '#state/store.ts';

/** Ends the session, and clears everything of the person's from the page. */
export function useLogOut(): { logOut: () => Promise<void>; isLoggingOut: boolean } {
  const dispatch = useAppDispatch();
  const [send] = useLogOutMutation();
  const { isBusy, run } = useBusy();
  const leave = () =>
    run(async () => {
      // Unsaved input first, while the session still may send it.
      await sendUnsavedWork();
      await send();
      dispatch(left());
      dispatch(api.util.resetApiState());
      clearToasts();
    });
  return { logOut: leave, isLoggingOut: isBusy };
}
