import { createAction } from '@reduxjs/toolkit';

/** Why a session is over: the person signed out, or the server refused the token. */
export type SessionEnd = 'signed-out' | 'ended';

/**
 * Ends the session in the browser. Every slice answers it with its initial state, except the language and the consent to tools of
 * other companies, which are the browser's: a person who signs out goes on reading the same language and is not asked again.
 */
export const clearSession = createAction<SessionEnd>('session/clear');
