import type { Trade } from '@portal/domain/wire/trade';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearSession } from './session-actions.ts';

/** What this session saw being signed, until the server tells of the order itself. */
export type JustSigned = {
  /** The page that the ceremony leads back to. */
  path: string;
  dealName: string;
  signedAt: string;
  /** The joint investor whose signature is still missing. */
  waitingFor: string | null;
};

export type TradeState = { trade: Trade | null; loading: boolean; justSigned: JustSigned | null };

const initialState: TradeState = { trade: null, loading: false, justSigned: null };

/** The latest order that the person worked on. Not persisted: it is always asked of the server again. */
export const tradeSlice = createSlice({
  name: 'trade',
  initialState,
  reducers: {
    setTrade: (state, action: PayloadAction<Trade | null>) => {
      state.trade = action.payload;
    },
    setJustSigned: (state, action: PayloadAction<JustSigned | null>) => {
      state.justSigned = action.payload;
    },
    setTradeLoading: (state, action: PayloadAction<boolean>) => {
      state.loading = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(clearSession, () => initialState);
  },
});

export const { setTrade, setTradeLoading, setJustSigned } = tradeSlice.actions;
