import type { ClearPlace } from '../../../platform/crypto/seal-clear-values.ts';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import { sha256Hex } from '../../../platform/crypto/tokens.ts';

/** What a closed day says, as the database has it: sealed, or in clear for the moments until the job `seal-clear-values` has come to it. */
export type StoredContent = {
  day: string;
  content: string | null;
  sealed: Buffer | null;
  contentSha256: string;
};

/** What opens it; bound to its row. */
export function dayContext(day: string): string {
  return `trust-day:${day}`;
}

export function sealContent(box: Pick<SecretBox, 'seal'>, day: string, content: string): Buffer {
  return box.seal(content, dayContext(day));
}

/** What two persons approved. Rejects where it does not open, or is not what its hash was made of. */
export async function readContentText(
  { secrets }: { secrets: Pick<SecretBox, 'open'> },
  { day, content, sealed, contentSha256 }: StoredContent,
): Promise<string> {
  const text = sealed === null ? content : (await secrets.open(sealed, dayContext(day))).toString();
  if (text === null || sha256Hex(text) !== contentSha256) {
    throw new Error(`what the closed day ${day} says is not what was approved`);
  }
  return text;
}

/** Days that the version before closed. */
export const CLEAR_DAYS: ClearPlace<{ content: string }> = {
  table: 'trust_days',
  keys: ['day'],
  column: 'content',
  seal: async (box, [day = ''], { content }) => ({ sealed: sealContent(box, day, content), content: null }),
};
