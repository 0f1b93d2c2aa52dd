import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnFinalStep } from '../../ground/steps/steps.ts';
import { WIZARD_PAGES, type WizardPage } from './wizard-pages.ts';
import { PAGES_OF_MILESTONE, WIZARD_MILESTONES } from './wizard-progress.ts';
import {
  markPage,
  PAGES_OF_STEP,
  stepOfPage,
  WIZARD_STEPS,
  type WizardStep,
  walkOnPage,
} from './wizard-steps.ts';

const anyPage = fc.constantFrom(...WIZARD_PAGES);
const anyPages = fc.uniqueArray(anyPage);
const UP_TO_PAY: WizardPage[] = ['order', 'application', 'details', 'pay'];

describe("the four steps of the wizard's state", () => {
  it('have every page once, in its order', () => {
    expect(WIZARD_STEPS.flatMap((step) => PAGES_OF_STEP[step])).toEqual(WIZARD_PAGES);
  });

  it.each(WIZARD_MILESTONES)('hold the whole of %s, which the bar shows', (milestone) => {
    expect(new Set(PAGES_OF_MILESTONE[milestone].map(stepOfPage)).size).toBe(1);
  });

  it.each<[WizardPage, WizardStep, WizardStep | null, WizardStep | null]>([
    ['order', 'order', null, 'application'],
    ['application', 'application', 'order', 'details'],
    ['details', 'details', 'application', 'complete'],
    ['pay', 'details', 'application', 'complete'],
    ['sign', 'details', 'application', 'complete'],
    ['complete', 'complete', 'details', null],
  ])('on the page %s are at %s, after %s and before %s', (page, current, prev, next) => {
    const walk = walkOnPage(page, []);
    expect(walk).toEqual({ steps: WIZARD_STEPS, current, prev, next, completed: [], completedPages: [] });
    expect(isOnFinalStep(walk)).toBe(page === 'complete');
  });
});

describe('a step is complete', () => {
  it.each<[string, WizardPage[], WizardStep[]]>([
    ['with its only page', ['order'], ['order']],
    ['by itself, as a profile from before', ['application'], ['application']],
    ['not with some of its pages', UP_TO_PAY, ['order', 'application']],
    ['with all of its pages', [...UP_TO_PAY, 'sign'], ['order', 'application', 'details']],
    ['at the end with all six', [...UP_TO_PAY, 'sign', 'complete'], [...WIZARD_STEPS]],
    [
      'not at the end of an order paid outside the portal and not signed',
      [...UP_TO_PAY, 'complete'],
      ['order', 'application'],
    ],
  ])('%s', (_row, pages, steps) => {
    expect(walkOnPage('order', pages).completed).toEqual(steps);
  });

  it('in whatever order its pages were marked', () => {
    fc.assert(
      fc.property(anyPage, anyPages, (page, pages) => {
        const marked = pages.reduce((walk, done) => markPage(walk, done, true), walkOnPage(page, []));
        expect(marked).toEqual(walkOnPage(page, pages));
      }),
    );
  });

  it('no longer once the mark of one of its pages is taken back, which leaves the others', () => {
    const whole = walkOnPage('sign', [...UP_TO_PAY, 'sign']);
    const opened = markPage(whole, 'pay', false);
    expect(opened.completed).toEqual(['order', 'application']);
    expect(opened.completedPages).toEqual(['order', 'application', 'details', 'sign']);
    expect(markPage(opened, 'pay', true)).toEqual(whole);
  });
});
