import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DRAFT_TEXT_MAX, TIMED_PATH_MAX, TIMED_PATHS_MAX } from '../fields/kyc-limits.ts';
import { SECTION_NAMES } from '../fields/section-names.ts';
import { KYC_EXAMPLE } from '../testing/kyc-example.ts';
import { KycSaveBody, sectionsIn } from './kyc-save-body.ts';

describe('the body of a save', () => {
  it('takes the example whole, every field of it', () => {
    const body = { ...KYC_EXAMPLE, formIsFinished: true };
    expect(KycSaveBody.parse(body)).toEqual(body);
    expect(sectionsIn(body)).toEqual([...SECTION_NAMES]);
  });

  it.each([
    ['no section', {}],
    ['one section with one answer', { basics: { firstName: 'A' } }],
    ['answers that are not valid yet', { basics: { dependents: 'two', birthdate: '19', address: null } }],
    ['numbers where text belongs', { investing: { comfortable: 'ten', knowledge: 2 } }],
    ['a section emptied', { assets: null }],
  ])('keeps %s', (_row, body) => {
    expect(KycSaveBody.parse(body)).toEqual(body);
  });

  it('drops names that are no field', () => {
    const body = { basics: { firstName: 'A', otherNumber: '130692544' }, wishes: {} };
    expect(KycSaveBody.parse(body)).toEqual({ basics: { firstName: 'A' } });
    expect(sectionsIn({ basics: {}, assets: null, wishes: {} })).toEqual(['basics']);
  });

  it.each([
    ['text longer than anyone types', { basics: { firstName: 'x'.repeat(DRAFT_TEXT_MAX + 1) } }],
    ['a list as an answer', { basics: { firstName: ['A'] } }],
    ['an object as a secret number', { basics: { socialInsuranceNumber: { digits: '130692544' } } }],
    ['text as a group', { basics: { address: 'Toronto' } }],
    ['text as a section', { basics: 'Ada' }],
    ['a finish in words', { formIsFinished: 'yes' }],
  ])('refuses %s', (_row, body) => {
    expect(KycSaveBody.safeParse(body).success).toBe(false);
  });

  const timed = (paths: readonly string[]) => ({
    answeredAt: Object.fromEntries(paths.map((path) => [path, '2026-11-18T15:00:00Z'])),
  });
  const pathsOf = (count: number) => Array.from({ length: count }, (_path, place) => `basics.${place}`);
  it.each<[string, object, boolean]>([
    ['text as long as anyone types', { basics: { firstName: 'x'.repeat(DRAFT_TEXT_MAX) } }, true],
    ['the times of as many answers as there may be', timed(pathsOf(TIMED_PATHS_MAX)), true],
    ['the time of an answer too many', timed(pathsOf(TIMED_PATHS_MAX + 1)), false],
    ['the time of a path as long as any', timed(['x'.repeat(TIMED_PATH_MAX)]), true],
    ['the time of a path longer than any', timed(['x'.repeat(TIMED_PATH_MAX + 1)]), false],
    ['a time that is none', { answeredAt: { 'basics.phone': 'today' } }, false],
    ['a time of sending', { sentAt: '2026-11-18T15:00:00Z' }, true],
    ['a time of sending that is none', { sentAt: 'now' }, false],
  ])('with %s', (_row, body, isTaken) => {
    expect(KycSaveBody.safeParse(body).success).toBe(isTaken);
  });

  it('can be described in an OpenAPI document', () => {
    expect(z.toJSONSchema(KycSaveBody, { io: 'input' })).toHaveProperty('properties.basics');
  });
});
