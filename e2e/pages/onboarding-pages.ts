import { expect, type Locator } from '@playwright/test';
import {
  ONBOARDING_STEPS,
  type OnboardingStep,
  onboardingPath,
} from '@portal/domain/people/onboarding/onboarding-steps';
import {
  QUESTION_KEYS,
  QUESTIONS,
  type QuestionStep,
  questionAt,
} from '@portal/domain/people/onboarding/questions';
import { ONBOARDING_ANSWERS } from '../support/people.ts';
import { exactly, textAt } from '../support/words.ts';
import type { Desk } from './desk.ts';
import { press } from './fields.ts';

/** The thirteen pages of the questionnaire. */
export class OnboardingPages {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Waits for a page of the questionnaire: its address and its heading. */
  async expectStep(step: OnboardingStep): Promise<void> {
    const { page, words } = this.#desk;
    await expect(page).toHaveURL(onboardingPath(step));
    const title = exactly(textAt(words, QUESTION_KEYS.title(step)));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  /** One answer of a question. */
  option(step: QuestionStep, option: string): Locator {
    const role = QUESTIONS[step].kind === 'single' ? 'radio' : 'checkbox';
    const name = exactly(textAt(this.#desk.words, QUESTION_KEYS.option(step, option)));
    return this.#desk.page.getByRole(role, { name });
  }

  /** Waits until Next counts on a question that followed by itself: for a moment it is taken for one on the question before. */
  async expectAsked(): Promise<void> {
    await expect(this.#desk.page.locator('form[data-just-came]')).toHaveCount(0);
  }

  /** Gives the answers of somebody with experience to the question on screen; a single answer leads on by itself. */
  async answer(step: QuestionStep): Promise<void> {
    if (QUESTIONS[step].kind === 'single') {
      await this.option(step, String(ONBOARDING_ANSWERS[step])).locator('xpath=ancestor::label[1]').click();
      return;
    }
    for (const option of [ONBOARDING_ANSWERS[step]].flat()) {
      await press(this.option(step, option));
    }
    await this.expectAsked();
    await this.onwards(step).click();
  }

  /** Walks through every page; `look` is told each of them once it stands. */
  async walk(look: (step: OnboardingStep) => Promise<void> = async () => undefined): Promise<void> {
    for (const step of ONBOARDING_STEPS) {
      await this.expectStep(step);
      await look(step);
      const question = questionAt(step);
      if (question !== null) {
        await this.answer(question.step);
      } else {
        await this.onwards(step).click();
      }
    }
  }

  /** The button that leads on from a page. */
  onwards(step: OnboardingStep): Locator {
    const { begin, next, finish } = this.#desk.words.onboarding;
    return this.#button(step === 'start' ? begin : step === 'complete' ? finish : next);
  }

  get previous(): Locator {
    return this.#button(this.#desk.words.onboarding.previous);
  }

  #button(name: string): Locator {
    return this.#desk.page.getByRole('button', { name: exactly(name) });
  }
}
