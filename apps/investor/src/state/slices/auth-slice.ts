import type { Session, User } from '@portal/domain/people/account/user.wire';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { sessionApi } from '../session-api.ts';
import { clearSession } from './clear-session.ts';

/** What dashboard pages remind of: first the questionnaire, then confirming the address. */
export type Reminder = 'questionnaire' | 'address';

export type AuthState = {
  user: User | null;
  accessToken: string | null;
  loading: boolean;
  /**
   * Known from the last visit, before the user loads: a reminder appearing later would shift the page under somebody's hand.
   */
  reminder: Reminder | null;
  /** An order waits for its investor: the marketplace leads back to it, and then reminds of nothing else. */
  orderWaits: boolean;
};

const initialState: AuthState = {
  user: null,
  accessToken: null,
  loading: false,
  reminder: null,
  orderWaits: false,
};

function reminderOf({ onboarded, emailVerified }: User): Reminder | null {
  if (!onboarded) {
    return 'questionnaire';
  }
  return emailVerified ? null : 'address';
}

function knowUser(state: AuthState, user: User): void {
  state.user = user;
  state.reminder = state.orderWaits ? null : reminderOf(user);
  state.loading = false;
}

const { login, register, profile, setOnboarded } = sessionApi.endpoints;
const isPending = isAnyOf(login.matchPending, register.matchPending, profile.matchPending);
const isRejected = isAnyOf(login.matchRejected, register.matchRejected, profile.matchRejected);

/** Who is signed in. The token alone makes a person authenticated; the user may still be loading. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** Stores the token; the user follows. */
    authenticate: (state, action: PayloadAction<string>) => {
      state.accessToken = action.payload;
      state.loading = false;
    },
    /** Stores token and user at once. */
    registered: (state, action: PayloadAction<Session>) => {
      state.accessToken = action.payload.accessToken;
      knowUser(state, action.payload.user);
    },
    /** Whether an order waits for its investor; what is reminded of follows, for the next page. */
    noteOrderWaits: (state, action: PayloadAction<boolean>) => {
      state.orderWaits = action.payload;
      if (state.user !== null) {
        knowUser(state, state.user);
      }
    },
    /** Replaces the user, e.g. after fetching it or after the onboarding. */
    setUser: (state, action: PayloadAction<User>) => {
      knowUser(state, action.payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(clearSession, () => initialState)
      .addMatcher(isPending, (state) => {
        state.loading = true;
      })
      .addMatcher(isRejected, (state) => {
        state.loading = false;
      })
      .addMatcher(isAnyOf(login.matchFulfilled, register.matchFulfilled), (state, { payload }) => {
        state.loading = false;
        if ('accessToken' in payload) {
          state.accessToken = payload.accessToken;
          knowUser(state, payload.user);
        }
      })
      .addMatcher(isAnyOf(profile.matchFulfilled, setOnboarded.matchFulfilled), (state, { payload }) => {
        knowUser(state, payload);
      });
  },
});

export const { authenticate, noteOrderWaits, registered, setUser } = authSlice.actions;
