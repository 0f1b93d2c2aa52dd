import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lawFileSchema, NOTHING_CONFIRMED } from '@portal/domain/ground/law/law-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftLaw } from './draft-law.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-law-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a draft of law.json', () => {
  it('confirms nothing, and names where what to confirm stands', () => {
    const { ok, lines } = draftLaw(folder);
    expect(ok).toBe(true);
    expect(lines.join('\n')).toContain('docs/counsel.md');
    expect(lawFileSchema.parse(JSON.parse(readFileSync(join(folder, 'law.json'), 'utf8')))).toEqual(
      NOTHING_CONFIRMED,
    );
  });

  it('never replaces a file that is there', () => {
    writeFileSync(join(folder, 'law.json'), 'as counsel left it');
    expect(draftLaw(folder).ok).toBe(false);
    expect(readFileSync(join(folder, 'law.json'), 'utf8')).toBe('as counsel left it');
  });
});
