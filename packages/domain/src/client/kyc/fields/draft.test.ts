import { describe, expect, it } from 'vitest';
import { hasParts, isBlank, partAt, withPartAt } from './draft.ts';

describe('parts of a draft', () => {
  it.each([
    ['a part', { a: { b: 1 } }, 'a.b', 1],
    ['an absent part', { a: {} }, 'a.b', undefined],
    ['beyond text', { a: 'text' }, 'a.length', undefined],
    ['beyond null', { a: null }, 'a.b', undefined],
    ['of a list', { a: [1] }, 'a.0', undefined],
    ['that only its prototype has', {}, 'constructor.name', undefined],
  ])('are found: %s', (_row, value, path, expected) => {
    expect(partAt(value, path)).toBe(expected);
  });

  it('are replaced in a copy, making what is missing on the way', () => {
    const before = { a: { b: 1 }, c: 2 };
    expect(withPartAt(before, 'a.d.e', 3)).toEqual({ a: { b: 1, d: { e: 3 } }, c: 2 });
    expect(before).toEqual({ a: { b: 1 }, c: 2 });
    expect(withPartAt('text', 'a', 1)).toEqual({ a: 1 });
  });

  it('never reach a prototype', () => {
    const built = withPartAt({}, '__proto__.polluted', true);
    expect(Object.getPrototypeOf(built)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });

  it.each([
    ['absent', undefined, true],
    ['null', null, true],
    ['spaces', ' \t', true],
    ['zero', 0, false],
    ['no', false, false],
    ['text', 'a', false],
  ])('are blank: %s', (_row, value, expected) => {
    expect(isBlank(value)).toBe(expected);
  });

  it.each([
    ['an object', {}, true],
    ['a list', [], false],
    ['null', null, false],
    ['text', 'a', false],
  ])('belong to %s', (_row, value, expected) => {
    expect(hasParts(value)).toBe(expected);
  });
});
