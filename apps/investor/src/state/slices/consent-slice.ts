import type { Consent } from '@portal/domain/ground/consent/consent';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ConsentState = {
  /** What the person of this browser answered about tools of other companies; null before an answer, which counts as no. */
  consent: Consent | null;
};

const initialState: ConsentState = { consent: null };

/** The consent to tools of other companies. It belongs to the browser, not to a session, and outlives it like the language. */
export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    keepConsent: (state, action: PayloadAction<Consent>) => ({ ...state, consent: action.payload }),
  },
});

export const { keepConsent } = consentSlice.actions;
