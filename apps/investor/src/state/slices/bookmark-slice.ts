import { toggleBookmark as toggled } from '@portal/domain/offering/deals/choosing/bookmarks';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearSession } from './clear-session.ts';

export type BookmarkState = { dealIds: string[] };

const initialState: BookmarkState = { dealIds: [] };

/** The person's bookmarked deals. */
export const bookmarkSlice = createSlice({
  name: 'bookmark',
  initialState,
  reducers: {
    /** Toggles a deal id in or out. */
    toggleBookmark: (state, action: PayloadAction<string>) => {
      state.dealIds = toggled(state.dealIds, action.payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(clearSession, () => initialState);
  },
});

export const { toggleBookmark } = bookmarkSlice.actions;
