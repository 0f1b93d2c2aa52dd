// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdTheSame, noteDigest } from './note-digest.ts';

afterEach(() => vi.unstubAllGlobals());

describe('two files of this visit', () => {
  it('are equal if one picture was sent twice', async () => {
    await noteDigest('front', new Blob(['a card']));
    await noteDigest('back', new Blob(['a card']));
    await noteDigest('other', new Blob(['another card']));
    expect(holdTheSame('front', 'back')).toBe(true);
    expect(holdTheSame('front', 'other')).toBe(false);
  });

  it('are compared by id alone if sent earlier', () => {
    expect(holdTheSame('f1', 'f1')).toBe(true);
    expect(holdTheSame('f1', 'f2')).toBe(false);
    expect(holdTheSame('front', null)).toBe(false);
  });

  it('are not compared if the browser has no digests', async () => {
    vi.stubGlobal('crypto', {});
    await noteDigest('f3', new Blob(['a card']));
    await noteDigest('f4', new Blob(['a card']));
    expect(holdTheSame('f3', 'f4')).toBe(false);
  });
});
