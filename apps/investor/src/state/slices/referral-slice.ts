import type { Referral } from '@portal/domain/people/account/user.wire';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearSession } from './clear-session.ts';

export type ReferralState = { referralHeroData: Referral | null };

const initialState: ReferralState = { referralHeroData: null };

/** What a referral link carried, kept until the person has registered and seen the deal. */
export const referralSlice = createSlice({
  name: 'referral',
  initialState,
  reducers: {
    keepReferral: (state, action: PayloadAction<Referral>) => {
      state.referralHeroData = action.payload;
    },
    forgetReferral: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(clearSession, () => initialState);
  },
});

export const { keepReferral, forgetReferral } = referralSlice.actions;
