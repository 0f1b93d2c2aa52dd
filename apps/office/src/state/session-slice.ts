import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type SessionState = {
  /** Who is here; null while nobody is. Kept while they are asked to log in again over their page. */
  person: StaffSelf | null;
  /** The server has said whether somebody is here. */
  isKnown: boolean;
};

const NOBODY_YET: SessionState = { person: null, isKnown: false };

/** Who is here. Nothing of it is kept in the browser: the session is a cookie that no script reads. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: NOBODY_YET,
  reducers: {
    entered: (_state, { payload }: PayloadAction<StaffSelf>) => ({ person: payload, isKnown: true }),
    left: () => ({ person: null, isKnown: true }),
  },
});

export const { entered, left } = sessionSlice.actions;
