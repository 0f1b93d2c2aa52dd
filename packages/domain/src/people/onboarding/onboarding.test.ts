import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { prefillInvesting } from '../../client/kyc/answers/prefill-investing.ts';
import {
  EXPERIENCE_LEVELS,
  FUND_SOURCES,
  KNOWLEDGE_LEVELS,
  OBJECTIVES,
  RISK_TOLERANCES,
} from '../../client/kyc/fields/options.ts';
import { stepAfter, stepBefore } from '../../ground/steps/steps.ts';
import type { OnboardingAnswers } from '../account/user.wire.ts';
import {
  answersIn,
  checkAnswer,
  firstUnanswered,
  mayInvest,
  noticesFor,
  onboardingAnswersSchema,
  toggleOption,
} from './answers.ts';
import { chosenOptions } from './chosen-options.ts';
import {
  ONBOARDING_FINAL_INDEX,
  ONBOARDING_STEPS,
  onboardingIndex,
  onboardingPath,
  onboardingPercent,
  onboardingStepOf,
} from './onboarding-steps.ts';
import { QUESTION_KEYS, QUESTIONS, questionAt } from './questions.ts';

const everyAnswer: OnboardingAnswers = {
  'real-estate': ['1', '4'],
  age: '1',
  experience: '2',
  advice: '1',
  objective: '3',
  purpose: ['1'],
  horizon: '3',
  risk: '2',
  investment: '2',
  funding: '1',
};

describe('the thirteen steps', () => {
  it.each([
    [0, '/onboarding', null, 'real-estate', 0],
    [1, '/onboarding/real-estate', 'start', 'age', 8],
    [2, '/onboarding/age', 'real-estate', 'experience', 17],
    [3, '/onboarding/experience', 'age', 'advice', 25],
    [4, '/onboarding/advice', 'experience', 'objective', 33],
    [5, '/onboarding/objective', 'advice', 'purpose', 42],
    [6, '/onboarding/purpose', 'objective', 'horizon', 50],
    [7, '/onboarding/horizon', 'purpose', 'risk', 58],
    [8, '/onboarding/risk', 'horizon', 'investment', 67],
    [9, '/onboarding/investment', 'risk', 'funding', 75],
    [10, '/onboarding/funding', 'investment', 'marketing', 83],
    [11, '/onboarding/marketing', 'funding', 'complete', 92],
    [12, '/onboarding/complete', 'marketing', null, 100],
  ] as const)('%i is %s, after %s and before %s, at %i per cent', (index, path, previous, next, percent) => {
    const step = ONBOARDING_STEPS[index];
    expect(onboardingPath(step)).toBe(path);
    expect(onboardingIndex(step)).toBe(index);
    expect(onboardingStepOf(path)).toBe(step);
    expect(onboardingStepOf(`${path}/`)).toBe(step);
    expect(stepBefore(ONBOARDING_STEPS, step)).toBe(previous);
    expect(stepAfter(ONBOARDING_STEPS, step)).toBe(next);
    expect(onboardingPercent(step)).toBe(percent);
  });

  it('are thirteen and end at index 12', () => {
    expect(ONBOARDING_STEPS).toHaveLength(13);
    expect(ONBOARDING_STEPS[ONBOARDING_FINAL_INDEX]).toBe('complete');
    expect(onboardingStepOf('/onboarding/elsewhere')).toBeNull();
  });

  it('ask eleven questions, none on the first and the last step', () => {
    expect(ONBOARDING_STEPS.filter((step) => questionAt(step) === null)).toEqual(['start', 'complete']);
    expect(Object.keys(QUESTIONS)).toEqual(ONBOARDING_STEPS.slice(1, -1));
  });
});

describe('an answer', () => {
  it.each([
    ['one option of a single question', 'risk', '2', null],
    ['one option in a list', 'risk', ['2'], null],
    ['several options of a multiple question', 'purpose', ['1', '3'], null],
    ['nothing, where it is required', 'risk', undefined, 'chooseOne'],
    ['an empty text, where it is required', 'risk', '', 'chooseOne'],
    ['an empty list, where it is required', 'purpose', [], 'chooseSome'],
    ['no consent to e-mails', 'marketing', [], null],
    ['consent to e-mails', 'marketing', ['1', '2'], null],
    ['an option that does not exist', 'risk', '9', 'choice'],
    ['two options of a single question', 'risk', ['1', '2'], 'choice'],
    ['an option twice', 'purpose', ['1', '1'], 'choice'],
    ['an option that does not exist beside one that does', 'purpose', ['1', '99'], 'choice'],
    ['the excluding option alone', 'real-estate', ['7'], null],
    ['the excluding option with another', 'real-estate', ['1', '7'], 'choice'],
    ['nothing on the first step', 'start', undefined, null],
    ['something on the first step', 'start', '1', 'choice'],
  ] as const)('%s', (_row, step, answer, wrong) => {
    const issue = wrong === null ? null : { path: step, key: `onboarding.issues.${wrong}`, values: {} };
    expect(checkAnswer(step, answer)).toEqual(issue);
  });

  it.each([
    ['choosing replaces a single answer', 'risk', '1', '3', '3'],
    ['choosing adds to several, in the order of the list', 'purpose', ['3'], '1', ['1', '3']],
    ['choosing again takes back', 'purpose', ['1', '3'], '1', ['3']],
    ['the excluding option clears the others', 'real-estate', ['1', '2'], '7', ['7']],
    ['another option clears the excluding one', 'real-estate', ['7'], '2', ['2']],
    ['the first of several', 'purpose', undefined, '4', ['4']],
  ] as const)('%s', (_row, step, answer, option, result) => {
    expect(toggleOption(step, answer, option)).toEqual(result);
  });

  it('stays right however options of a multiple question are pressed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...QUESTIONS['real-estate'].options)), (presses) => {
        const answer = presses.reduce<string | string[]>(
          (kept, option) => toggleOption('real-estate', kept, option),
          [],
        );
        return chosenOptions(answer).length === 0 || checkAnswer('real-estate', answer) === null;
      }),
    );
  });

  it.each([
    ['being under age', 'age', '2', ['onboarding.age.notices.2']],
    ['being of age', 'age', '1', []],
    ['borrowing the money', 'funding', '5', ['onboarding.funding.notices.5']],
    ['no answer', 'funding', undefined, []],
    ['a question without notices', 'purpose', ['1'], []],
    ['a step without a question', 'start', undefined, []],
  ] as const)('notices about %s', (_row, step, answer, keys) => {
    expect(noticesFor(step, answer)).toEqual(keys);
  });
});

describe('the answers together', () => {
  it.each<[string, unknown, string[]]>([
    ['all of them', everyAnswer, []],
    ['a part of them', { age: '1' }, []],
    ['none', {}, []],
    ['an answer that is still empty', { age: '', purpose: [] }, []],
    ['an option that does not exist', { age: '3', risk: '1' }, ['age']],
    ['a question that does not exist', { shoeSize: '44' }, ['shoeSize']],
    ['an answer on the last step', { complete: '1' }, ['complete']],
    ['a number instead of a text', { age: 1 }, ['age']],
  ])('%s', (_row, answers, wrong) => {
    const result = z.safeParse(onboardingAnswersSchema, answers);
    expect(result.success ? [] : result.error.issues.map(({ path }) => path[0])).toEqual(wrong);
  });

  it.each<[string, OnboardingAnswers, string | null]>([
    ['nothing is answered yet', {}, 'real-estate'],
    ['everything required is answered', everyAnswer, null],
    ['one is missing', { ...everyAnswer, risk: '' }, 'risk'],
    ['two are missing', { ...everyAnswer, risk: '', age: '' }, 'age'],
  ])('go on at the first unanswered question: %s', (_row, answers, step) => {
    expect(firstUnanswered(answers)).toBe(step);
  });

  it.each<[string, Record<string, unknown> | null, OnboardingAnswers]>([
    ['answers of questions', { age: '1', purpose: ['2'] }, { age: '1', purpose: ['2'] }],
    ['nothing yet', null, {}],
    ['an option that is no longer there', { age: '9', risk: '1' }, { risk: '1' }],
    ['something else', { age: 1, purpose: [2], other: 'x' }, {}],
    ['no e-mails', { marketing: [] }, { marketing: [] }],
  ])('that were kept: %s', (_row, kept, answers) => {
    expect(answersIn(kept)).toEqual(answers);
  });

  it('of a person under age let look round, not invest', () => {
    expect(mayInvest(everyAnswer)).toBe(true);
    expect(mayInvest({})).toBe(true);
    expect(mayInvest({ age: '2' })).toBe(false);
  });
});

describe('what onboarding proposes for the KYC profile', () => {
  it.each<[string, OnboardingAnswers, object]>([
    [
      'every answer that has a place there',
      everyAnswer,
      { experience: '2', knowledge: '2', objective: '3', riskTolerance: '2', timeframe: 5, source: '1' },
    ],
    ['a short horizon as one year', { horizon: '1' }, { timeframe: 1 }],
    ['a long horizon as ten years', { horizon: '4' }, { timeframe: 10 }],
    ['nothing without answers', {}, {}],
    ['nothing from an answer that does not exist', { risk: '9', objective: ['1'] }, {}],
    ['nothing from what is not about investing', { purpose: ['1'], investment: '4', marketing: ['1'] }, {}],
  ])('is %s', (_row, answers, proposal) => {
    expect(prefillInvesting(answers)).toStrictEqual(proposal);
  });

  it.each([
    ['experience', 'experience', EXPERIENCE_LEVELS],
    ['experience', 'knowledge', KNOWLEDGE_LEVELS],
    ['objective', 'objective', OBJECTIVES],
    ['risk', 'riskTolerance', RISK_TOLERANCES],
    ['funding', 'source', FUND_SOURCES],
  ] as const)('every answer about %s is a choice of %s', (step, field, choices) => {
    const proposed = QUESTIONS[step].options.map((option) => prefillInvesting({ [step]: option })[field]);
    expect(proposed).toEqual(choices.map((choice) => choice.value));
  });
});

describe('message keys of a question', () => {
  it('name its title, its hint, its options and its notices', () => {
    expect(QUESTION_KEYS.title('risk')).toBe('onboarding.risk.title');
    expect(QUESTION_KEYS.hint('start')).toBe('onboarding.start.hint');
    expect(QUESTION_KEYS.option('risk', '2')).toBe('onboarding.risk.options.2');
    expect(QUESTION_KEYS.notice('risk', '1')).toBe('onboarding.risk.notices.1');
  });
});
