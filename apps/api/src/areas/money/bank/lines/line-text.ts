import { openJson, sealJson } from '../../../../platform/crypto/seal-json.ts';
import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';

/** What a bank wrote of a movement. */
export type LineText = { description: string; party: string | null };
/** A line's text as stored. */
export type StoredText = { id: string; sealed: Buffer };
/** `plain` is what the fingerprints are made of. */
type SealedLine = LineText & { plain: string };

/** The context of a sealed line; bound to its row. */
export function lineContext(id: string): string {
  return `bank-line:${id}`;
}

export function sealLine(box: Pick<SecretBox, 'seal'>, id: string, line: SealedLine): Buffer {
  const { description, party, plain } = line;
  return sealJson(box, { description, party, plain }, lineContext(id));
}

export function openLine(box: Pick<SecretBox, 'open'>, { id, sealed }: StoredText): Promise<SealedLine> {
  return openJson<SealedLine>(box, sealed, lineContext(id));
}

/** What a bank wrote in a line. Rejects where it cannot be opened. */
export async function readLineText(
  { secrets }: { secrets: Pick<SecretBox, 'open'> },
  line: StoredText,
): Promise<LineText> {
  const { description, party } = await openLine(secrets, line);
  return { description, party };
}
