import type { Trade } from '@portal/domain/wire/trade';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearSession } from './session-actions.ts';

export type TradeState = { trade: Trade | null; loading: boolean };

const initialState: TradeState = { trade: null, loading: false };

/** The latest order that the person worked on. Not persisted: it is always asked of the server again. */
export const tradeSlice = createSlice({
  name: 'trade',
  initialState,
  reducers: {
    setTrade: (state, action: PayloadAction<Trade | null>) => {
      state.trade = action.payload;
    },
    setTradeLoading: (state, action: PayloadAction<boolean>) => {
      state.loading = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(clearSession, () => initialState);
  },
});

export const { setTrade, setTradeLoading } = tradeSlice.actions;
