import { goToStep, markStep, startWalk } from '@portal/domain/steps/steps';
import { WIZARD_PAGES, type WizardPage } from '@portal/domain/wizard/wizard-pages';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearSession } from './session-actions.ts';

const initialState = startWalk<WizardPage>(WIZARD_PAGES, 'order');

/** Where a person is in the order wizard. Which steps are reachable is decided from the order, not from here. */
export const wizardSlice = createSlice({
  name: 'wizard',
  initialState,
  reducers: {
    setWizardStep: (state, action: PayloadAction<WizardPage>) => goToStep(state, action.payload),
    markWizardStep: (state, action: PayloadAction<{ step: WizardPage; complete: boolean }>) =>
      markStep(state, action.payload.step, action.payload.complete),
    /** Another order starts from the first page. */
    restartWizard: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(clearSession, () => initialState);
  },
});

export const { setWizardStep, markWizardStep, restartWizard } = wizardSlice.actions;
