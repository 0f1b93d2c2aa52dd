import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import { readCursor, writeCursor } from './read-cursor.ts';

const Written = z.tuple([z.string().regex(/^\d+$/), z.string()]);

describe('a cursor of a page', () => {
  it('comes back as it was written, and tells nothing to somebody reading the address', () => {
    const text = writeCursor(['12', 'Zoé Tremblay']);
    expect(text).toMatch(/^[\w-]+$/);
    expect(text).not.toContain('Tremblay');
    expect(readCursor(Written, text)).toEqual(['12', 'Zoé Tremblay']);
  });

  it('is none on a first page', () => {
    expect(readCursor(Written, undefined)).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['no encoding', '%%%'],
    ['no JSON', Buffer.from('[').toString('base64url')],
    ['no list', Buffer.from('"12"').toString('base64url')],
    ['too few parts', writeCursor(['12'])],
    ['too many parts', writeCursor(['12', 'a', 'b'])],
    ['a number for a text', Buffer.from('[12,"a"]').toString('base64url')],
    ['what the list does not write', writeCursor(['twelve', 'a'])],
  ])('is refused as a field for %s', (_, text) => {
    expect(() => readCursor(Written, text)).toThrow(AppError);
    expect(() => readCursor(Written, text)).toThrow(
      expect.objectContaining({
        code: 'VALIDATION',
        details: { fields: [{ path: 'after', key: 'errors.fieldInvalid' }] },
      }),
    );
  });
});
