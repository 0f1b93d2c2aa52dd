import type { KycDetails } from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import {
  FIRST_OPEN_SECTION,
  INITIAL_COMPLETION,
  sectionAfter,
} from '@portal/domain/client/kyc/checks/section-order';
import type { SectionName } from '@portal/domain/client/kyc/fields/section-names';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CallLifecycle } from './call-lifecycle.ts';
import { clearSession } from './clear-session.ts';

export type KycCompletion = KycDetails['completion'];

export type KycState = {
  /** One section is open at a time; null when all are closed. */
  openSection: SectionName | null;
  completion: KycCompletion;
  loading: boolean;
};

const initialState: KycState = {
  openSection: FIRST_OPEN_SECTION,
  completion: INITIAL_COMPLETION,
  loading: false,
};

/**
 * The position in the KYC form. Never holds answers: the slice is stored in the browser, and answers, documents and social
 * insurance numbers must not be.
 */
export const kycSlice = createSlice({
  name: 'kyc',
  initialState,
  reducers: {
    kycCallPending: (state) => {
      state.loading = true;
    },
    /** Merges the completion map that came with the sections. */
    kycCallFulfilled: (state, action: PayloadAction<Partial<KycCompletion>>) => {
      state.loading = false;
      Object.assign(state.completion, action.payload);
    },
    kycCallRejected: (state) => {
      state.loading = false;
    },
    openSection: (state, action: PayloadAction<SectionName | null>) => {
      state.openSection = action.payload;
    },
    /** Completes a section and opens the next; after the last, all are closed. */
    completeSection: (state, action: PayloadAction<SectionName>) => {
      state.completion[action.payload] = true;
      state.openSection = sectionAfter(action.payload);
    },
    /** The documents are in; the section that is open stays open. */
    completeIdentityVerification: (state) => {
      state.completion.identityVerification = true;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(clearSession, () => initialState);
  },
});

export const { openSection, completeSection, completeIdentityVerification } = kycSlice.actions;
const { kycCallPending, kycCallFulfilled, kycCallRejected } = kycSlice.actions;

/** Given as `onQueryStarted` to each KYC endpoint: `onQueryStarted: (_arg, call) => followKycCall(call)`. */
export async function followKycCall(
  call: CallLifecycle<Partial<Pick<KycDetails, 'completion'>>>,
): Promise<void> {
  call.dispatch(kycCallPending());
  try {
    const { data } = await call.queryFulfilled;
    call.dispatch(kycCallFulfilled(data.completion ?? {}));
  } catch {
    // The calling form shows the error; the slice only stops waiting.
    call.dispatch(kycCallRejected());
  }
}
