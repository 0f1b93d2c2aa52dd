import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DRAFT_TEXT_MAX } from './kyc-limits.ts';
import { KycSaveBody, sectionsIn } from './kyc-save-body.ts';
import { SECTION_NAMES } from './section-names.ts';
import { KYC_EXAMPLE } from './testing/kyc-example.ts';

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

  it('can be described in an OpenAPI document', () => {
    expect(z.toJSONSchema(KycSaveBody, { io: 'input' })).toHaveProperty('properties.basics');
  });
});
