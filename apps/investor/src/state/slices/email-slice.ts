import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type CallLifecycle, messageOfFailure } from './call-lifecycle.ts';
import { clearSession } from './clear-session.ts';

export type EmailState = {
  loading: boolean;
  sent: boolean;
  /** The error message; empty if the server gave none, null if nothing failed. */
  error: string | null;
};

const initialState: EmailState = { loading: false, sent: false, error: null };

/** The state of the last e-mail send (contact, acceptance of an offering memorandum). */
export const emailSlice = createSlice({
  name: 'email',
  initialState,
  reducers: {
    emailPending: () => ({ loading: true, sent: false, error: null }),
    emailFulfilled: () => ({ loading: false, sent: true, error: null }),
    emailRejected: (_state, action: PayloadAction<string>) => ({
      loading: false,
      sent: false,
      error: action.payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(clearSession, () => initialState);
  },
});

const { emailPending, emailFulfilled, emailRejected } = emailSlice.actions;

/** Given as `onQueryStarted` to each endpoint that sends an e-mail: `(_arg, call) => followEmailCall(call)`. */
export async function followEmailCall(call: CallLifecycle<unknown>): Promise<void> {
  call.dispatch(emailPending());
  try {
    await call.queryFulfilled;
    call.dispatch(emailFulfilled());
  } catch (failure) {
    call.dispatch(emailRejected(messageOfFailure(failure) ?? ''));
  }
}
