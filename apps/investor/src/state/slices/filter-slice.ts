import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearSession } from './clear-session.ts';

/** First and last calendar day (ISO 8601, `2026-11-20`) of the orders to show; null leaves that side open. */
export type DateRange = [start: string | null, end: string | null];
export type FilterState = { range: DateRange };

const initialState: FilterState = { range: [null, null] };

/** The date range of the portfolio. Not persisted: a portfolio opens with every order in it. */
export const filterSlice = createSlice({
  name: 'filter',
  initialState,
  reducers: {
    setRange: (state, action: PayloadAction<DateRange>) => {
      state.range = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(clearSession, () => initialState);
  },
});

export const { setRange } = filterSlice.actions;
