import { createAction } from '@reduxjs/toolkit';

/** Why a session is over: the person signed out, or the server refused the token. */
export type SessionEnd = 'signed-out' | 'ended';

/**
 * Ends the session in the browser. Every slice resets, except the language and the consent to third-party tools: they belong
 * to the browser, and people keep them after signing out.
 */
export const clearSession = createAction<SessionEnd>('session/clear');
