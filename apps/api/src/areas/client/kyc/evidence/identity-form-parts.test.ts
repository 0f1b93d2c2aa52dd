import { DRAFT_TEXT_MAX } from '@portal/domain/client/kyc/fields/kyc-limits';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ADDRESS_FORM, ID_FORM } from './identity-form.ts';
import { identityFormParts } from './identity-form-parts.ts';

const long = 'x'.repeat(DRAFT_TEXT_MAX);

describe('a form of identity evidence', () => {
  it.each([
    ['a document', ID_FORM, ['front', 'back'], ['documentType', 'documentNumber', 'expiryDate', 'replaces']],
    ['a proof of address', ADDRESS_FORM, ['bill', 'statement'], ['documentType', 'replaces']],
  ] as const)('of %s names its files and its texts', (_row, form, files, texts) => {
    const parts = identityFormParts(form);
    expect(parts.files).toEqual(files);
    expect(Object.keys(z.toJSONSchema(parts.texts ?? z.never()).properties ?? {})).toEqual(texts);
  });

  it.each([
    ['nothing', {}, true],
    ['a kind of document out of the list', { documentType: '3' }, true],
    ['another kind', { documentType: '4' }, false],
    ['a number as long as anyone types', { documentNumber: long }, true],
    ['a longer number', { documentNumber: `${long}x` }, false],
    ['a date as it was typed', { expiryDate: 'next year' }, true],
  ])('takes %s as it says', (_row, texts, isTaken) => {
    const { texts: schema = z.never() } = identityFormParts(ID_FORM);
    expect(z.core.safeParse(schema, texts).success).toBe(isTaken);
  });
});
