/** The thirteen steps of the onboarding questionnaire in their order; 'start' is the bare address. */
export const ONBOARDING_STEPS = [
  'start',
  'real-estate',
  'age',
  'experience',
  'advice',
  'objective',
  'purpose',
  'horizon',
  'risk',
  'investment',
  'funding',
  'marketing',
  'complete',
] as const;

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** The index of the last step, on which Start Investing! leads to the marketplace (specification section 9). */
export const ONBOARDING_FINAL_INDEX = 12;

const ROOT = '/onboarding';
const WHOLE = 100;

/** A step's address: `/onboarding` for the first, `/onboarding/risk` for the others. */
export function onboardingPath(step: OnboardingStep): string {
  return step === 'start' ? ROOT : `${ROOT}/${step}`;
}

/** The step of an address, with or without a slash at its end; null when it is none. */
export function onboardingStepOf(path: string): OnboardingStep | null {
  const plain = path.endsWith('/') ? path.slice(0, -1) : path;
  return ONBOARDING_STEPS.find((step) => onboardingPath(step) === plain) ?? null;
}

/** A step's index, from 0 to 12. */
export function onboardingIndex(step: OnboardingStep): number {
  return ONBOARDING_STEPS.indexOf(step);
}

/** How much of the progress bar is filled at a step, in whole per cent: 0 at the first, 100 at the last. */
export function onboardingPercent(step: OnboardingStep): number {
  return Math.round((onboardingIndex(step) / ONBOARDING_FINAL_INDEX) * WHOLE);
}
