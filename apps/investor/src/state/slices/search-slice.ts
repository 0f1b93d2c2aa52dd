import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearSession } from './clear-session.ts';

/** The deal list's filters, named as in `GET /user/list/deal/live`. */
export type SearchCriteria = {
  q?: string;
  type?: string[];
  province?: string[];
  /** Lower and upper bound of the minimum investment, in dollars. */
  minimum?: [number | null, number | null];
  /** Minimum target return per year, in per cent. */
  return?: number | null;
  /** Maximum expected term, in years. */
  term?: number | null;
  sort?: string;
  /** Only bookmarked deals; the server does not know the bookmarks. */
  bookmarked?: boolean;
  /** Slugs of the deals to compare; does not filter. */
  compare?: string[];
};
export type SearchState = { criteria: SearchCriteria };

const initialState: SearchState = { criteria: {} };

/** The current search of the marketplace. */
export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    setCriteria: (state, action: PayloadAction<SearchCriteria>) => {
      state.criteria = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(clearSession, () => initialState);
  },
});

export const { setCriteria } = searchSlice.actions;
