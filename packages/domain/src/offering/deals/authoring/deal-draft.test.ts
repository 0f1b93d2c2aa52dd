import { describe, expect, it } from 'vitest';
import { COMPLETE_DRAFT, draftWith } from '../testing/complete-draft.ts';
import { COMPLETE_OFFERING } from '../testing/complete-offering.ts';
import { dealDraftSchema, duplicateOf, emptyDealDraft } from './deal-draft.ts';

const CERTIFIED = { form: 'F2', certificateOn: '2026-10-01', schedules: ['first'] } as const;
const APPROVAL = { file: 'a1', name: 'Ana Roy', role: 'CEO', on: '2026-11-01', of: 'x' };

function issues(path: string, value: unknown): string[] {
  const read = dealDraftSchema.safeParse(draftWith(path, value));
  return read.success ? [] : read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
}

describe('what a draft may hold', () => {
  it('is everything, and nothing at all', () => {
    expect(dealDraftSchema.parse(COMPLETE_DRAFT)).toEqual(COMPLETE_DRAFT);
    expect(dealDraftSchema.safeParse(emptyDealDraft()).success).toBe(true);
  });

  it.each([
    ['a name too long', 'content.name.en', 'x'.repeat(161), 'content.name.en errors.tooLong'],
    ['a price with three decimals', 'unitPrice', 1.005, 'unitPrice errors.fieldInvalid'],
    ['a day that there is not', 'opensAt', '2027-02-30T00:00:00Z', 'opensAt errors.fieldInvalid'],
    [
      'a picture of another site',
      'content.photos.0.src',
      '//evil.example/a.png',
      'content.photos.0.src dealProblems.pictureForeign',
    ],
    [
      'two documents of one kind',
      'content.documents',
      ['term-sheet', 'term-sheet'].map((kind) => ({
        kind,
        title: { en: 'A', fr: 'B' },
        file: { en: 'd1', fr: 'd2' },
      })),
      'content.documents errors.fieldInvalid',
    ],
    [
      'a picture that runs a script',
      'content.photos.0.src',
      'javascript:alert(1)',
      'content.photos.0.src dealProblems.pictureForeign',
    ],
  ] as const)('is not %s', (_what, path, value, expected) => {
    expect(issues(path, value)).toEqual([expected]);
  });

  it('is one line where one line is asked for, and its paragraphs otherwise', () => {
    const draft = dealDraftSchema.parse(draftWith('content.name.en', ' Maple\nGate '));
    expect(draft.content.name.en).toBe('Maple Gate');
    expect(
      dealDraftSchema.parse(draftWith('content.description.en', 'One.\r\n\r\nTwo.')).content.description.en,
    ).toBe('One.\n\nTwo.');
  });
});

describe('a copy of a deal', () => {
  it('has no address and no dates, and says in its name that it is one', () => {
    const copy = duplicateOf(COMPLETE_DRAFT);
    expect([copy.slug, copy.opensAt, copy.closesAt]).toEqual(['', null, null]);
    expect(copy.content.name).toEqual({ en: 'Maple Gate (copy)', fr: 'Porte des Érables (copie)' });
    expect(copy.content.faqs).toEqual(COMPLETE_DRAFT.content.faqs);
  });

  it('has no approval of its issuer and no certificate, which are of the other one', () => {
    const offering = { ...COMPLETE_OFFERING, memorandum: CERTIFIED, approval: APPROVAL };
    expect(duplicateOf(draftWith('content.offering', offering)).content.offering).toEqual({
      ...COMPLETE_OFFERING,
      memorandum: { ...CERTIFIED, certificateOn: null },
      approval: null,
    });
  });

  it('of a deal of before says as little about its sale', () => {
    expect(duplicateOf(draftWith('content.offering', undefined)).content).not.toHaveProperty(
      'offering',
      expect.anything(),
    );
  });

  it('keeps a name of full length within its limit', () => {
    const long = draftWith('content.name.en', 'x'.repeat(160));
    expect(dealDraftSchema.safeParse(duplicateOf(long)).success).toBe(true);
  });
});
