import { createAction } from '@reduxjs/toolkit';

/** Why a session is over: the person signed out, or the server refused the token. */
export type SessionEnd = 'signed-out' | 'ended';

/**
 * Ends the session in the browser. Every slice answers it with its initial state, except the language: a person
 * who signs out goes on reading the same language.
 */
export const clearSession = createAction<SessionEnd>('session/clear');
