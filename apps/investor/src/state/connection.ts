import type { Language } from '@portal/domain/ground/people/languages';

/**
 * What every call sends along. Outside the store, so that calls need not know the state's shape nor the state the calls. One
 * per browser tab; the middleware in `store.ts` keeps it in sync.
 */
export type Connection = {
  /**
   * The bearer header's token (specification section 6): set after restoring, logging in and registering, null
   * after the session is cleared.
   */
  accessToken: string | null;
  language: Language;
  /** Called when the server no longer accepts the token that was sent. */
  endSession: () => Promise<void>;
};

/** The connection of this browser tab. */
export const connection: Connection = {
  accessToken: null,
  language: 'en',
  endSession: async () => undefined,
};
