import { describe, expect, it } from 'vitest';
import { contentHash } from './content-hash.ts';
import type { DocumentContent } from './document-particulars.ts';

const content: DocumentContent = {
  title: 'Risk acknowledgement',
  language: 'en',
  blocks: [{ kind: 'initial', rowId: 'loss', title: 'Risk of loss', text: 'You could lose $100.00.' }],
};

describe('the fingerprint of a document', () => {
  it('is 64 hexadecimal digits and the same each time', () => {
    expect(contentHash(content)).toMatch(/^[0-9a-f]{64}$/);
    expect(contentHash(structuredClone(content))).toBe(contentHash(content));
  });

  it('does not depend on the order in which keys were stored', () => {
    const stored: DocumentContent = {
      language: 'en',
      blocks: [{ text: 'You could lose $100.00.', title: 'Risk of loss', rowId: 'loss', kind: 'initial' }],
      title: 'Risk acknowledgement',
    };
    expect(contentHash(stored)).toBe(contentHash(content));
  });

  it.each([
    ['a cent', { ...content, blocks: [{ kind: 'paragraph', text: 'You could lose $100.01.' } as const] }],
    ['the title', { ...content, title: 'Risk acknowledgment' }],
    ['the language', { ...content, language: 'fr' as const }],
    ['a missing block', { ...content, blocks: [] }],
  ])('changes with %s', (_row, changed) => {
    expect(contentHash(changed)).not.toBe(contentHash(content));
  });
});
