import type { Middleware } from '@reduxjs/toolkit';
import { api } from './api.ts';
import type { AuthState } from './auth-slice.ts';
import { clearSession } from './session-actions.ts';
import { tokenHeader } from './token-header.ts';

/**
 * Keeps the token header equal to the stored token after every action, so that restoring, logging in and
 * registering set it and clearing removes it, and empties the cache of server answers with the session: the next
 * person on this machine must not see a line of it.
 */
export const sessionMiddleware: Middleware<Record<never, never>, { auth: AuthState }> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    const { accessToken } = getState().auth;
    if (accessToken === null) {
      tokenHeader.remove();
    } else {
      tokenHeader.set(accessToken);
    }
    if (clearSession.match(action)) {
      dispatch(api.util.resetApiState());
    }
    return result;
  };
