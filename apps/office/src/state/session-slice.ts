import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type SessionState = {
  /** The person who is logged in, or null. Kept while they are asked to log in again over their page. */
  person: StaffSelf | null;
  /** True once the server has said whether anybody is logged in. */
  isKnown: boolean;
};

const NOBODY_YET: SessionState = { person: null, isKnown: false };

/** Who is logged in. Nothing of it is stored in the browser: the session is a cookie that no script can read. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: NOBODY_YET,
  reducers: {
    entered: (_state, { payload }: PayloadAction<StaffSelf>) => ({ person: payload, isKnown: true }),
    left: () => ({ person: null, isKnown: true }),
  },
});

export const { entered, left } = sessionSlice.actions;
