import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goToStep, isOnFinalStep, markStep, startWalk, stepAfter, stepBefore } from './steps.ts';

const STEPS = ['one', 'two', 'three'] as const;
const anyStep = fc.constantFrom(...STEPS);

describe('a walk through steps', () => {
  it.each([
    ['at the first step nothing is before', 'one', null, 'two', false],
    ['in the middle there is both', 'two', 'one', 'three', false],
    ['at the last step nothing is after', 'three', 'two', null, true],
  ] as const)('%s', (_row, current, prev, next, final) => {
    const walk = goToStep(startWalk(STEPS, 'one'), current);
    expect(walk).toMatchObject({ current, prev, next });
    expect(isOnFinalStep(walk)).toBe(final);
  });

  it('marks a step complete and takes the mark back, leaving the others', () => {
    const both = markStep(markStep(startWalk(STEPS, 'one'), 'two', true), 'one', true);
    expect(both.completed).toEqual(['one', 'two']);
    expect(markStep(both, 'one', true)).toEqual(both);
    expect(markStep(both, 'two', false).completed).toEqual(['one']);
  });

  it('stays as it is for a step that it does not have', () => {
    const walk = startWalk<string>(STEPS, 'one');
    expect(goToStep(walk, 'nine')).toBe(walk);
    expect(markStep(walk, 'nine', true)).toEqual(walk);
    expect(stepBefore<string>(STEPS, 'nine')).toBeNull();
    expect(stepAfter<string>(STEPS, 'nine')).toBeNull();
  });

  it('after a step, the step before is that step', () => {
    fc.assert(
      fc.property(anyStep, (step) => {
        const next = stepAfter(STEPS, step);
        return next === null || stepBefore(STEPS, next) === step;
      }),
    );
  });
});
