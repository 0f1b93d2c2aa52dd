import type { Session, User } from '@portal/domain/wire/user';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { clearSession } from './session-actions.ts';
import { sessionApi } from './session-api.ts';

export type AuthState = { user: User | null; accessToken: string | null; loading: boolean };

const initialState: AuthState = { user: null, accessToken: null, loading: false };

const { login, register, profile, setOnboarded } = sessionApi.endpoints;
const isPending = isAnyOf(login.matchPending, register.matchPending, profile.matchPending);
const isRejected = isAnyOf(login.matchRejected, register.matchRejected, profile.matchRejected);

/** Who is signed in. The token is what makes a person authenticated; the user may still be on its way. */
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
      state.user = action.payload.user;
      state.loading = false;
    },
    /** Replaces the user, e.g. after fetching it or after the onboarding. */
    setUser: (state, action: PayloadAction<User>) => {
      state.user = action.payload;
      state.loading = false;
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
      .addMatcher(login.matchFulfilled, (state, { payload }) =>
        'accessToken' in payload ? { ...payload, loading: false } : { ...state, loading: false },
      )
      .addMatcher(register.matchFulfilled, (_state, { payload }) => ({ ...payload, loading: false }))
      .addMatcher(isAnyOf(profile.matchFulfilled, setOnboarded.matchFulfilled), (state, { payload }) => {
        state.user = payload;
        state.loading = false;
      });
  },
});

export const { authenticate, registered, setUser } = authSlice.actions;
