/**
 * The bearer header of every call (specification section 6): set after the persisted state is restored, after
 * login and after registration, removed when the session is cleared. Kept outside the store so that building a
 * request never depends on the shape of the state.
 */
export type TokenHeader = {
  set: (accessToken: string) => void;
  remove: () => void;
  /** The token to send, or null when calls go out unsigned. */
  read: () => string | null;
};

/** Makes an empty header. */
export function createTokenHeader(): TokenHeader {
  let token: string | null = null;
  return {
    set: (accessToken) => {
      token = accessToken;
    },
    remove: () => {
      token = null;
    },
    read: () => token,
  };
}

/** The header of this browser tab. */
export const tokenHeader = createTokenHeader();
