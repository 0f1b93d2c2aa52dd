import { goToStep, markStep, startWalk } from '@portal/domain/steps/steps';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ONBOARDING_SEGMENTS, paths } from './paths.ts';
import { clearSession } from './session-actions.ts';

const ONBOARDING_PATHS = [paths.onboarding(), ...ONBOARDING_SEGMENTS.map(paths.onboardingStep)];
const initialState = startWalk<string>(ONBOARDING_PATHS, paths.onboarding());

/** Where a person is in the questionnaire; a step is the address of its page. The answers are kept by the server. */
export const onboardingSlice = createSlice({
  name: 'onboarding',
  initialState,
  reducers: {
    setOnboardingStep: (state, action: PayloadAction<string>) => goToStep(state, action.payload),
    markOnboardingStep: (state, action: PayloadAction<{ step: string; complete: boolean }>) =>
      markStep(state, action.payload.step, action.payload.complete),
  },
  extraReducers: (builder) => {
    builder.addCase(clearSession, () => initialState);
  },
});

export const { setOnboardingStep, markOnboardingStep } = onboardingSlice.actions;
