import type { WizardPage } from '@portal/domain/order/wizard/wizard-pages';
import { markPage, type WizardWalk, walkOnPage } from '@portal/domain/order/wizard/wizard-steps';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearSession } from './clear-session.ts';

const initialState = walkOnPage('order', []);

/** The position in the order wizard, by its four steps. The order decides which pages are reachable, not this slice. */
export const wizardSlice = createSlice({
  name: 'wizard',
  initialState,
  reducers: {
    /** In one action, because each change re-evaluates every selector on screen. */
    followWizard: (_state, { payload }: PayloadAction<WizardWalk>) => payload,
    markWizardPage: (state, { payload }: PayloadAction<{ page: WizardPage; complete: boolean }>) =>
      markPage(state, payload.page, payload.complete),
  },
  extraReducers: (builder) => {
    builder.addCase(clearSession, () => initialState);
  },
});

export const { followWizard, markWizardPage } = wizardSlice.actions;
