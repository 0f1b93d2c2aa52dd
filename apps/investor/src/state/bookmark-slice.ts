import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearSession } from './session-actions.ts';

export type BookmarkState = { dealIds: string[] };

/** More than any person keeps, and a bound on what local storage holds; the oldest bookmark gives way. */
export const BOOKMARKS_MAX = 200;

const initialState: BookmarkState = { dealIds: [] };

/** Deals that the person marked to come back to. */
export const bookmarkSlice = createSlice({
  name: 'bookmark',
  initialState,
  reducers: {
    /** Toggles a deal id in or out. */
    toggleBookmark: (state, action: PayloadAction<string>) => {
      const isMarked = state.dealIds.includes(action.payload);
      state.dealIds = isMarked
        ? state.dealIds.filter((dealId) => dealId !== action.payload)
        : [...state.dealIds, action.payload].slice(-BOOKMARKS_MAX);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(clearSession, () => initialState);
  },
});

export const { toggleBookmark } = bookmarkSlice.actions;
