import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../../platform/crypto/tokens.ts';
import { secretBoxOf } from '../../../testing/secret-box-of.ts';
import { readContentText, sealContent } from './read-content-text.ts';

const DAY = '2026-11-17';
const APPROVED = '{"bank":{"closing":245}}';
const ONE_CENT_MORE = '{"bank":{"closing":245.01}}';

/** Reads a day that was approved with this content, and lies in the database as it is said. */
async function read({ clear = null, sealed }: { clear?: string | null; sealed?: string }): Promise<string> {
  const secrets = await secretBoxOf();
  return readContentText(
    { secrets },
    {
      day: DAY,
      content: clear,
      sealed: sealed === undefined ? null : sealContent(secrets, DAY, sealed),
      contentSha256: sha256Hex(APPROVED),
    },
  );
}

describe('what a closed day says', () => {
  it.each([
    ['sealed', { sealed: APPROVED }],
    ['in clear, as the version before wrote it', { clear: APPROVED }],
  ])('is read as two persons approved it: %s', async (_how, stored) => {
    expect(await read(stored)).toBe(APPROVED);
  });

  it.each([
    ['a cent more is under the seal', { sealed: ONE_CENT_MORE }],
    ['a cent more is there in clear', { clear: ONE_CENT_MORE }],
    ['nothing is there', {}],
  ])('is refused where %s', async (_what, stored) => {
    await expect(read(stored)).rejects.toThrow(`the closed day ${DAY} says is not what was approved`);
  });
});
