import type { SigningDocument, SigningEnvelope } from '@portal/domain/agreement/signing/signing.wire';
import { describe, expect, it } from 'vitest';
import { countStatements, nextStatement, resumeAt, rowsBeside, stepsOf } from './ceremony-steps.ts';

const AT = '2026-11-20T15:30:00.000Z';

function documentWith(rows: string[], initialled: string[] = []): SigningDocument {
  return {
    id: rows.join('-') || 'plain',
    kind: 'risk-acknowledgement',
    title: 'A document',
    language: 'en',
    blocks: rows.map((rowId) => ({ kind: 'initial', rowId, title: rowId, text: rowId })),
    readAt: null,
    initialled: Object.fromEntries(initialled.map((rowId) => [rowId, AT])),
  };
}

function envelopeWith(documents: SigningDocument[], changes: Partial<SigningEnvelope> = {}): SigningEnvelope {
  return {
    envelopeId: 'e',
    status: 'open',
    role: 'investor',
    signer: { name: 'Ada Tremblay', email: 'ada@example.com', initials: 'AT' },
    dealName: 'A deal',
    returnUrl: 'https://portal.example/',
    expiresAt: AT,
    consentedAt: AT,
    language: 'en',
    otherLanguage: null,
    documents,
    proof: null,
    again: null,
    investorName: null,
    memorandum: null,
    translations: [],
    ...changes,
  };
}

const PLAIN = documentWith([]);

describe('the steps', () => {
  it('are the consent, each document and the review', () => {
    const kinds = stepsOf(envelopeWith([PLAIN, PLAIN])).map(({ kind }) => kind);
    expect(kinds).toEqual(['consent', 'document', 'document', 'review']);
  });

  it('show the French version first if English may be chosen', () => {
    const kinds = stepsOf(envelopeWith([PLAIN], { language: 'fr', otherLanguage: 'en' })).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['consent', 'language', 'document', 'review']);
  });
});

describe('a person who comes back goes on', () => {
  it.each([
    ['at the consent before it is given', [PLAIN], { consentedAt: null }, 0],
    ['at the first document after it', [documentWith(['a']), PLAIN], {}, 1],
    ['at the language while nothing is initialled', [PLAIN], { otherLanguage: 'en' as const }, 1],
    ['in a document that is half initialled', [documentWith(['a', 'b'], ['a']), PLAIN], {}, 1],
    ['after a document that is initialled', [documentWith(['a'], ['a']), PLAIN, documentWith(['b'])], {}, 2],
    ['in a later one that was begun', [PLAIN, documentWith(['a', 'b'], ['a'])], {}, 2],
    ['at the review when the last is initialled', [PLAIN, documentWith(['a'], ['a'])], {}, 3],
  ])('%s', (_row, documents, changes, expected) => {
    expect(resumeAt(envelopeWith(documents, changes))).toBe(expected);
  });
});

const CHOICE: SigningDocument = {
  ...documentWith(['loss']),
  blocks: [
    { kind: 'initial', rowId: 'loss', title: 'Loss', text: 'Loss' },
    {
      kind: 'choice',
      choiceId: 'status',
      title: 'Status',
      rows: [
        { rowId: 'income', text: 'Income' },
        { rowId: 'assets', text: 'Assets' },
      ],
    },
  ],
};

describe('a choice of rows', () => {
  it.each([
    ['with nothing initialled', {}, { done: 0, total: 2 }, 'loss'],
    ['with the statement above initialled', { loss: AT }, { done: 1, total: 2 }, 'income'],
    ['with its second row initialled', { loss: AT, assets: AT }, { done: 2, total: 2 }, null],
  ])('counts as one statement, %s', (_row, initialled, count, next) => {
    const document = { ...CHOICE, initialled };
    expect(countStatements(document)).toEqual(count);
    expect(nextStatement(document)).toBe(next);
  });

  it('knows the rows beside one of its own, and none beside a statement', () => {
    expect(rowsBeside(CHOICE, 'income')).toEqual(['assets']);
    expect(rowsBeside(CHOICE, 'loss')).toEqual([]);
  });
});

describe('the next statement', () => {
  it.each([
    ['is the first without initials', documentWith(['a', 'b', 'c'], ['a', 'c']), 'b'],
    ['is none when all are initialled', documentWith(['a'], ['a']), null],
    ['is none in a document without statements', PLAIN, null],
  ])('%s', (_row, document, expected) => {
    expect(nextStatement(document)).toBe(expected);
  });
});
