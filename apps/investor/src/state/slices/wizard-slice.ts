import type { WizardPage } from '@portal/domain/order/wizard/wizard-pages';
import { markPage, type WizardWalk, walkOnPage } from '@portal/domain/order/wizard/wizard-steps';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearSession } from './clear-session.ts';

const initialState = walkOnPage('order', []);

/** Where a person is in the order wizard, by its four steps. Which pages are reachable is decided from the order, not from here. */
export const wizardSlice = createSlice({
  name: 'wizard',
  initialState,
  reducers: {
    /** At once, for each change is a look at the state for everything on the screen. */
    followWizard: (_state, { payload }: PayloadAction<WizardWalk>) => payload,
    markWizardPage: (state, { payload }: PayloadAction<{ page: WizardPage; complete: boolean }>) =>
      markPage(state, payload.page, payload.complete),
  },
  extraReducers: (builder) => {
    builder.addCase(clearSession, () => initialState);
  },
});

export const { followWizard, markWizardPage } = wizardSlice.actions;
