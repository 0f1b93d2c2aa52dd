import type { User } from '@portal/domain/people/account/user.wire';
import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { sessionApi } from '../session-api.ts';
import { registered, setUser } from './auth-slice.ts';
import { clearSession } from './clear-session.ts';

/** The part of a user that screens greet and address (specification section 3, 'User profile'). */
export type UserProfile = Pick<User, 'id' | 'firstName' | 'email'>;
export type UserState = { profile: UserProfile | null };

const initialState: UserState = { profile: null };
const toProfile = ({ id, firstName, email }: User): UserState => ({ profile: { id, firstName, email } });

const { login, register, profile, setOnboarded } = sessionApi.endpoints;

/** The profile shown in the header. */
export const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(clearSession, () => initialState)
      .addCase(registered, (_state, { payload }) => toProfile(payload.user))
      .addCase(setUser, (_state, { payload }) => toProfile(payload))
      .addMatcher(isAnyOf(login.matchFulfilled, register.matchFulfilled), (state, { payload }) =>
        'user' in payload ? toProfile(payload.user) : state,
      )
      .addMatcher(isAnyOf(profile.matchFulfilled, setOnboarded.matchFulfilled), (_state, { payload }) =>
        toProfile(payload),
      );
  },
});
