import { goToStep, markStep, startWalk } from '@portal/domain/ground/steps/steps';
import { ONBOARDING_STEPS, type OnboardingStep } from '@portal/domain/people/onboarding/onboarding-steps';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearSession } from './clear-session.ts';

const initialState = startWalk<OnboardingStep>(ONBOARDING_STEPS, 'start');

/** The position in the questionnaire; the server keeps the answers. */
export const onboardingSlice = createSlice({
  name: 'onboarding',
  initialState,
  reducers: {
    setOnboardingStep: (state, action: PayloadAction<OnboardingStep>) => goToStep(state, action.payload),
    markOnboardingStep: (state, action: PayloadAction<{ step: OnboardingStep; complete: boolean }>) =>
      markStep(state, action.payload.step, action.payload.complete),
  },
  extraReducers: (builder) => {
    builder.addCase(clearSession, () => initialState);
  },
});

export const { setOnboardingStep, markOnboardingStep } = onboardingSlice.actions;
