import type { Consent } from '@portal/domain/ground/consent/consent';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ConsentState = {
  /** This browser's answer about third-party tools; null before an answer, which counts as no. */
  consent: Consent | null;
};

const initialState: ConsentState = { consent: null };

/** Consent to third-party tools. It belongs to the browser, not the session, and outlives it like the language. */
export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    keepConsent: (state, action: PayloadAction<Consent>) => ({ ...state, consent: action.payload }),
  },
});

export const { keepConsent } = consentSlice.actions;
