import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearSession, type SessionEnd } from './clear-session.ts';

/** Why a person finds themselves on the front page without having asked for it. */
export type Notice = SessionEnd | 'login-required';
export type NoticeState = {
  notice: Notice | null;
  /** The place that was asked for, to go on from after login. Path, query and hash; never another origin. */
  destination: string | null;
};

const initialState: NoticeState = { notice: null, destination: null };

/**
 * What the front page says to someone who was sent there, and where they go on. The tab keeps the place (`keep-destination.ts`),
 * since it was promised; the sentence is said once.
 */
export const noticeSlice = createSlice({
  name: 'notice',
  initialState,
  reducers: {
    /** A protected place was asked for; after signing out on purpose there is nothing to come back to. */
    turnedAway: (state, action: PayloadAction<string>) => {
      if (state.notice === 'signed-out') {
        return;
      }
      state.notice ??= 'login-required';
      state.destination = action.payload;
    },
    /** A place was chosen, which nobody was turned away from: nothing is to be said about it. */
    headedFor: (state, action: PayloadAction<string>) => {
      state.destination = action.payload;
    },
    dismissNotice: (state) => {
      state.notice = null;
    },
    /** The place that this tab kept from before the page was loaded anew. */
    destinationKept: (state, action: PayloadAction<string>) => {
      state.destination ??= action.payload;
    },
    /** The person is in again: nothing is left to say or to come back to. */
    arrived: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(clearSession, (_state, action) => ({ notice: action.payload, destination: null }));
  },
});

export const { turnedAway, headedFor, dismissNotice, destinationKept, arrived } = noticeSlice.actions;
