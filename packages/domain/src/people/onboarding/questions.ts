import type { OnboardingStep } from './onboarding-steps.ts';

/** Steps that ask something: all but the first and the last. */
export type QuestionStep = Exclude<OnboardingStep, 'start' | 'complete'>;

export type Question = {
  readonly step: QuestionStep;
  /** One answer of the list, or any number of them. */
  readonly kind: 'single' | 'multiple';
  /** Next waits for an answer. Consent to e-mails is the one thing that is never required. */
  readonly required: boolean;
  readonly options: readonly string[];
  /** The option that excludes all others, such as 'I do not know yet'. */
  readonly exclusive?: string;
  /** Options that a person should be told something about before going on. */
  readonly notices?: readonly string[];
};

/**
 * What a dealer asks before it shows deals: interests, majority, experience, the help that is wanted, objective,
 * purpose, horizon, attitude to loss, amount, source of the money, and consent to e-mails. The answers propose values
 * for the KYC profile; the profile, which the investor confirms and signs, is what counts.
 */
export const QUESTIONS = {
  'real-estate': {
    step: 'real-estate',
    kind: 'multiple',
    required: true,
    options: ['1', '2', '3', '4', '5', '6', '7'],
    exclusive: '7',
  },
  age: { step: 'age', kind: 'single', required: true, options: ['1', '2'], notices: ['2'] },
  experience: {
    step: 'experience',
    kind: 'single',
    required: true,
    options: ['1', '2', '3', '4'],
    notices: ['1'],
  },
  advice: { step: 'advice', kind: 'single', required: true, options: ['1', '2', '3'] },
  objective: {
    step: 'objective',
    kind: 'single',
    required: true,
    options: ['1', '2', '3', '4', '5'],
    notices: ['1'],
  },
  purpose: { step: 'purpose', kind: 'multiple', required: true, options: ['1', '2', '3', '4', '5', '6'] },
  horizon: { step: 'horizon', kind: 'single', required: true, options: ['1', '2', '3', '4'], notices: ['1'] },
  risk: { step: 'risk', kind: 'single', required: true, options: ['1', '2', '3'], notices: ['1'] },
  investment: { step: 'investment', kind: 'single', required: true, options: ['1', '2', '3', '4', '5'] },
  funding: {
    step: 'funding',
    kind: 'single',
    required: true,
    options: ['1', '2', '3', '4', '5', '6'],
    notices: ['4', '5'],
  },
  marketing: { step: 'marketing', kind: 'multiple', required: false, options: ['1', '2'] },
} as const satisfies { readonly [Step in QuestionStep]: Question & { readonly step: Step } };

/** The value of 'I am under the age of majority', which lets a person look round but not invest. */
export const UNDER_AGE = '2';

/** The question of a step, or null for the first and the last step. */
export function questionAt(step: OnboardingStep): Question | null {
  return step === 'start' || step === 'complete' ? null : QUESTIONS[step];
}

/** Message keys of a question and of its parts, all in the block `onboarding`. */
export const QUESTION_KEYS = {
  title: (step: OnboardingStep) => `onboarding.${step}.title`,
  hint: (step: OnboardingStep) => `onboarding.${step}.hint`,
  option: (step: QuestionStep, option: string) => `onboarding.${step}.options.${option}`,
  notice: (step: QuestionStep, option: string) => `onboarding.${step}.notices.${option}`,
} as const;
