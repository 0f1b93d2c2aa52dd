import { goToStep, markStep, startWalk } from '@portal/domain/ground/steps/steps';
import { WIZARD_PAGES, type WizardPage } from '@portal/domain/order/wizard/wizard-pages';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearSession } from './session-actions.ts';

const initialState = startWalk<WizardPage>(WIZARD_PAGES, 'order');

/** Where a person is in the order wizard. Which steps are reachable is decided from the order, not from here. */
export const wizardSlice = createSlice({
  name: 'wizard',
  initialState,
  reducers: {
    /** At once, for each change is a look at the state for everything on the screen. */
    followWizard: (_state, { payload }: PayloadAction<{ page: WizardPage; completed: WizardPage[] }>) => ({
      ...goToStep(initialState, payload.page),
      completed: payload.completed,
    }),
    markWizardStep: (state, action: PayloadAction<{ step: WizardPage; complete: boolean }>) =>
      markStep(state, action.payload.step, action.payload.complete),
  },
  extraReducers: (builder) => {
    builder.addCase(clearSession, () => initialState);
  },
});

export const { followWizard, markWizardStep } = wizardSlice.actions;
