import type { Language } from '@portal/domain/ground/people/languages';

/**
 * What every call takes along, outside the store so that the calls need not know the shape of the state, and the
 * state not the calls. One per browser tab; `session-middleware.ts` keeps it equal to the state.
 */
export type Connection = {
  /**
   * The bearer header's token (specification section 6): set after restoring, logging in and registering, null
   * after the session is cleared.
   */
  accessToken: string | null;
  language: Language;
  /** Called when the server no longer accepts the token that was sent. */
  endSession: () => void;
};

/** The connection of this browser tab. */
export const connection: Connection = { accessToken: null, language: 'en', endSession: () => undefined };
