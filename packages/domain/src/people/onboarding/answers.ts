import * as z from 'zod/mini';
import type { FieldIssue } from '../../ground/forms/field-issue.ts';
import type { OnboardingAnswers } from '../account/user.wire.ts';
import { type Answer, chosenOptions } from './chosen-options.ts';
import { ONBOARDING_STEPS, type OnboardingStep } from './onboarding-steps.ts';
import { QUESTION_KEYS, type Question, type QuestionStep, questionAt, UNDER_AGE } from './questions.ts';

/** What is wrong with the answer to a step's question, or null. Steps without a question take no answer. */
export function checkAnswer(step: OnboardingStep, answer: Answer): FieldIssue | null {
  const question = questionAt(step);
  const chosen = chosenOptions(answer);
  if (question === null) {
    return chosen.length === 0 ? null : issue(step, 'choice');
  }
  if (chosen.length === 0) {
    return question.required ? issue(step, question.kind === 'single' ? 'chooseOne' : 'chooseSome') : null;
  }
  return fitsQuestion(question, chosen) ? null : issue(step, 'choice');
}

function fitsQuestion({ kind, options, exclusive }: Question, chosen: readonly string[]): boolean {
  const known = chosen.every((option) => options.includes(option));
  const once = new Set(chosen).size === chosen.length;
  const alone = exclusive === undefined || !chosen.includes(exclusive) || chosen.length === 1;
  return known && once && alone && (kind === 'multiple' || chosen.length === 1);
}

function issue(step: string, name: 'choice' | 'chooseOne' | 'chooseSome'): FieldIssue {
  return { path: step, key: `onboarding.issues.${name}`, values: {} };
}

/** The answer with an option chosen or taken back; the option that excludes all others does so both ways. */
export function toggleOption(step: QuestionStep, answer: Answer, option: string): string | string[] {
  const question = questionAt(step);
  const chosen = chosenOptions(answer);
  if (question === null || question.kind === 'single') {
    return option;
  }
  if (chosen.includes(option)) {
    return chosen.filter((other) => other !== option);
  }
  const kept = option === question.exclusive ? [] : chosen.filter((other) => other !== question.exclusive);
  return question.options.filter((known) => known === option || kept.includes(known));
}

/**
 * Any part of the questionnaire, each answer one of its question's options: what a draft and `POST /user/onboarded`
 * take. Messages are message keys.
 */
export const onboardingAnswersSchema = z
  .record(z.string(), z.union([z.string(), z.array(z.string())]))
  .check(({ value, issues }) => {
    for (const [name, answer] of Object.entries(value)) {
      const step = ONBOARDING_STEPS.find((known) => known === name);
      const wrong = step === undefined ? issue(name, 'choice') : checkAnswer(step, answer);
      if (wrong !== null && chosenOptions(answer).length > 0) {
        issues.push({ code: 'custom', message: wrong.key, path: [name], input: answer });
      }
    }
  });

/** The answers in what was kept of a questionnaire, which may have any shape; options no longer offered are dropped. */
export function answersIn(kept: Readonly<Record<string, unknown>> | null): OnboardingAnswers {
  const answers: OnboardingAnswers = {};
  for (const step of ONBOARDING_STEPS) {
    const answer = kept?.[step];
    if (isAnswer(answer) && checkAnswer(step, answer) === null) {
      answers[step] = answer;
    }
  }
  return answers;
}

function isAnswer(value: unknown): value is string | string[] {
  return (
    typeof value === 'string' || (Array.isArray(value) && value.every((option) => typeof option === 'string'))
  );
}

/** The first step whose required answer is missing or wrong, or null: where an interrupted questionnaire goes on. */
export function firstUnanswered(answers: OnboardingAnswers): OnboardingStep | null {
  return ONBOARDING_STEPS.find((step) => checkAnswer(step, answers[step]) !== null) ?? null;
}

/** The message keys of what a person should know about the chosen options of a step. */
export function noticesFor(step: OnboardingStep, answer: Answer): string[] {
  const question = questionAt(step);
  const noticed = question?.notices ?? [];
  return question === null
    ? []
    : noticed
        .filter((option) => chosenOptions(answer).includes(option))
        .map((option) => QUESTION_KEYS.notice(question.step, option));
}

/** False once a person says to be under the age of majority: deals may be looked at, not bought. */
export function mayInvest(answers: OnboardingAnswers): boolean {
  return !chosenOptions(answers.age).includes(UNDER_AGE);
}
