import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearSession } from './clear-session.ts';

/** What was signed in this session. */
export type Signed = {
  /** The page the ceremony returns to. */
  path: string;
  dealName: string;
  signedAt: string;
  /** The joint investor whose signature is missing. */
  waitingFor: string | null;
};

/** Also when it was seen, in milliseconds of this device's clock: a moment later only the server knows the order's state. */
export type JustSigned = Signed & { seenAtMs: number };

export type TradeState = { trade: Trade | null; loading: boolean; justSigned: JustSigned | null };

const initialState: TradeState = { trade: null, loading: false, justSigned: null };

/** The order last worked on. Not persisted: always refetched. */
export const tradeSlice = createSlice({
  name: 'trade',
  initialState,
  reducers: {
    setTrade: (state, action: PayloadAction<Trade | null>) => {
      state.trade = action.payload;
    },
    setJustSigned: {
      reducer: (state, action: PayloadAction<JustSigned | null>) => {
        state.justSigned = action.payload;
      },
      prepare: (signed: Signed | null) => ({
        payload: signed === null ? null : { ...signed, seenAtMs: Date.now() },
      }),
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
