import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../../platform/crypto/new-token.ts';
import { secretBoxOf } from '../../../testing/secret-box-of.ts';
import { readContentText, sealContent } from './read-content-text.ts';

const DAY = '2026-11-17';
const APPROVED = '{"bank":{"closing":245}}';
const ONE_CENT_MORE = '{"bank":{"closing":245.01}}';

/** Reads a day that was approved with this content, and lies in the database as it is said. */
async function read(content: string): Promise<string> {
  const secrets = await secretBoxOf();
  return readContentText(
    { secrets },
    { day: DAY, sealed: sealContent(secrets, DAY, content), contentSha256: sha256Hex(APPROVED) },
  );
}

describe('what a closed day says', () => {
  it('is read as two persons approved it', async () => {
    expect(await read(APPROVED)).toBe(APPROVED);
  });

  it('is refused where a cent more is under the seal', async () => {
    await expect(read(ONE_CENT_MORE)).rejects.toThrow(
      `content of closed day ${DAY} is not what was approved`,
    );
  });
});
