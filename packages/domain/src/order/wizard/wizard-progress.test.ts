import { describe, expect, it } from 'vitest';
import type { WizardFacts } from './wizard-access.ts';
import { WIZARD_PAGES, type WizardPage } from './wizard-pages.ts';
import {
  milestoneKey,
  PAGES_OF_MILESTONE,
  partsOfMilestone,
  WIZARD_MILESTONES,
  wizardProgress,
} from './wizard-progress.ts';

const NOTHING: WizardFacts = {
  order: false,
  application: false,
  details: false,
  pay: false,
  sign: false,
  paidOutside: false,
  anythingSigned: false,
};
const met = (...facts: (keyof WizardFacts)[]): WizardFacts => ({
  ...NOTHING,
  ...Object.fromEntries(facts.map((fact) => [fact, true])),
});
/** All 128 combinations of the seven facts. */
const EVERY_COMBINATION = Array.from({ length: 128 }, (_, number) => {
  const names = Object.keys(NOTHING).filter((fact): fact is keyof WizardFacts => fact in NOTHING);
  return met(...names.filter((_name, bit) => (number >> bit) % 2 === 1));
});

const SIGNS = { done: '+', current: 'o', upcoming: '-' } as const;
const drawn = (page: WizardPage, facts: WizardFacts) =>
  wizardProgress(page, facts)
    .map(({ state }) => SIGNS[state])
    .join('');

describe('the way of an order', () => {
  it('has every page once, in five milestones', () => {
    expect(WIZARD_MILESTONES.flatMap((milestone) => PAGES_OF_MILESTONE[milestone])).toEqual(WIZARD_PAGES);
    expect(WIZARD_MILESTONES.map(milestoneKey)).toContain('wizard.milestones.review');
  });

  it.each<[string, WizardPage, WizardFacts, string]>([
    ['begins at the amount', 'order', NOTHING, 'o----'],
    ['begins at the amount, also with a profile from before', 'order', met('application'), 'o----'],
    ['goes on to the profile', 'application', met('order'), '+o---'],
    ['goes on to the payment', 'details', met('order', 'application'), '++o--'],
    ['has the payment in two parts', 'pay', met('order', 'application', 'details'), '++o--'],
    ['goes on to the signature', 'sign', met('order', 'application', 'details', 'pay'), '+++o-'],
    ['ends with the review', 'complete', met('order', 'application', 'details', 'pay', 'sign'), '++++o'],
    [
      'is still at the signature on the last page of an order paid outside the portal',
      'complete',
      met('order', 'application', 'details', 'pay', 'paidOutside'),
      '+++o-',
    ],
    [
      'keeps what is done when an earlier step is opened again',
      'order',
      met('order', 'application', 'details'),
      'o+---',
    ],
  ])('%s', (_sentence, page, facts, expected) => {
    expect(drawn(page, facts)).toBe(expected);
  });

  it.each(EVERY_COMBINATION)('never has a step that is done behind one that is to come: %o', (facts) => {
    for (const page of WIZARD_PAGES) {
      expect(drawn(page, facts)).not.toMatch(/-.*\+/);
    }
  });
});

describe('a click on a step', () => {
  it.each<[string, WizardPage, WizardFacts, (WizardPage | null)[]]>([
    [
      'opens what is done, Payment at its first part',
      'sign',
      met('order', 'application', 'details', 'pay'),
      ['order', 'application', 'details', null, null],
    ],
    ['opens nothing that is to come', 'order', NOTHING, [null, null, null, null, null]],
    [
      'opens nothing once something is signed',
      'sign',
      met('order', 'application', 'details', 'pay', 'anythingSigned'),
      [null, null, null, null, null],
    ],
  ])('%s', (_sentence, page, facts, expected) => {
    expect(wizardProgress(page, facts).map(({ opens }) => opens)).toEqual(expected);
  });
});

describe('the parts of a milestone', () => {
  it.each<[string, WizardPage, WizardFacts, string[]]>([
    ['are those of Payment', 'pay', met('order', 'application', 'details'), ['details done', 'pay current']],
    ['are none where it is one page', 'order', NOTHING, []],
  ])('%s', (_sentence, page, facts, expected) => {
    expect(partsOfMilestone(page, facts).map(({ page: part, state }) => `${part} ${state}`)).toEqual(
      expected,
    );
  });
});
