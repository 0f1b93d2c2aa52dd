import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearSession, type SessionEnd } from './clear-session.ts';

/** Why somebody landed on the front page unasked. */
export type Notice = SessionEnd | 'login-required';
export type NoticeState = {
  notice: Notice | null;
  /** Where to continue after login: path, query and hash, never another origin. */
  destination: string | null;
};

const initialState: NoticeState = { notice: null, destination: null };

/**
 * What the front page says to people sent there, and where they continue. The destination survives a reload
 * (`keep-destination.ts`), since it was promised; the sentence shows once.
 */
export const noticeSlice = createSlice({
  name: 'notice',
  initialState,
  reducers: {
    /** A protected page was requested; after deliberately signing out there is nothing to return to. */
    turnedAway: (state, action: PayloadAction<string>) => {
      if (state.notice === 'signed-out') {
        return;
      }
      state.notice ??= 'login-required';
      state.destination = action.payload;
    },
    /** A destination chosen freely, so without a notice. */
    headedFor: (state, action: PayloadAction<string>) => {
      state.destination = action.payload;
    },
    dismissNotice: (state) => {
      state.notice = null;
    },
    /** The destination kept by this tab across a reload. */
    destinationKept: (state, action: PayloadAction<string>) => {
      state.destination ??= action.payload;
    },
    /** The person is signed in: clears notice and destination. */
    arrived: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(clearSession, (_state, action) => ({ notice: action.payload, destination: null }));
  },
});

export const { turnedAway, headedFor, dismissNotice, destinationKept, arrived } = noticeSlice.actions;
