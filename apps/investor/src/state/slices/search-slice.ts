import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearSession } from './clear-session.ts';

/** The filters of the deal list, named as the query of `GET /user/list/deal/live` names them. */
export type SearchCriteria = {
  q?: string;
  type?: string[];
  province?: string[];
  /** Lower and upper bound of the minimum investment, in dollars. */
  minimum?: [number | null, number | null];
  /** The least that a deal aims to pay a year, in per cent. */
  return?: number | null;
  /** The longest that a deal is expected to take, in years. */
  term?: number | null;
  sort?: string;
  /** True: only bookmarked deals. The server does not know the bookmarks. */
  bookmarked?: boolean;
  /** Slugs of the deals that are marked to be compared; they narrow nothing. */
  compare?: string[];
};
export type SearchState = { criteria: SearchCriteria };

const initialState: SearchState = { criteria: {} };

/** What the person looks for in the marketplace. */
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
