import { clearToasts } from '@portal/web/toasts';
import type { Middleware } from '@reduxjs/toolkit';
import { api } from './api.ts';
import type { AuthState } from './auth-slice.ts';
import { connection } from './connection.ts';
import type { LanguageState } from './language-slice.ts';
import { clearSession } from './session-actions.ts';

type SessionState = { auth: AuthState; language: LanguageState };

/**
 * Keeps the connection equal to the state after every action, so that restoring, logging in and registering set the
 * token header and clearing removes it; and empties the cache of server answers with the session, which also gives up
 * the calls under way, and takes its messages away: the next person on this machine must not see a line of it.
 */
export const sessionMiddleware: Middleware<Record<never, never>, SessionState> = ({ dispatch, getState }) => {
  connection.endSession = () => {
    dispatch(clearSession('ended'));
  };
  return (next) => (action) => {
    const result = next(action);
    const { auth, language } = getState();
    connection.accessToken = auth.accessToken;
    connection.language = language.language ?? 'en';
    if (clearSession.match(action)) {
      dispatch(api.util.resetApiState());
      clearToasts();
    }
    return result;
  };
};
