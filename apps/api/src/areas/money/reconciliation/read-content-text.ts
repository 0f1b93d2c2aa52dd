import { sha256Hex } from '../../../platform/crypto/new-token.ts';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';

/** A closed day's content, as stored. */
export type StoredContent = { day: string; sealed: Buffer; contentSha256: string };

/** The context of a day's sealed content; bound to its row. */
export function dayContext(day: string): string {
  return `trust-day:${day}`;
}

export function sealContent(box: Pick<SecretBox, 'seal'>, day: string, content: string): Buffer {
  return box.seal(content, dayContext(day));
}

/** What two people approved. Rejects where it cannot be opened, or does not have its hash. */
export async function readContentText(
  { secrets }: { secrets: Pick<SecretBox, 'open'> },
  { day, sealed, contentSha256 }: StoredContent,
): Promise<string> {
  const text = (await secrets.open(sealed, dayContext(day))).toString();
  if (sha256Hex(text) !== contentSha256) {
    throw new Error(`the content of closed day ${day} is not what was approved`);
  }
  return text;
}
