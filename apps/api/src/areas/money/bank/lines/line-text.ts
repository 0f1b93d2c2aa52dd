import type { ClearPlace } from '../../../../platform/crypto/seal-clear-values.ts';
import { openJson, sealJson } from '../../../../platform/crypto/sealed-json.ts';
import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';
import { lineFingerprints } from './line-fingerprint.ts';

/** What a bank wrote of a movement. */
export type LineText = { description: string; party: string | null };
/** As the database has it: sealed, or in clear for the moments until the job `seal-clear-values` has come to it. */
export type StoredText = {
  id: string;
  description: string | null;
  party: string | null;
  sealed: Buffer | null;
};
/** `plain` is what fingerprints are made of: rows of the version before have no more of what they are known by. */
type SealedLine = LineText & { plain: string };

/** What opens a line; bound to its row. */
export function lineContext(id: string): string {
  return `bank-line:${id}`;
}

export function sealLine(box: Pick<SecretBox, 'seal'>, id: string, line: SealedLine): Buffer {
  const { description, party, plain } = line;
  return sealJson(box, { description, party, plain }, lineContext(id));
}

export function openLine(
  box: Pick<SecretBox, 'open'>,
  { id, sealed }: { id: string; sealed: Buffer },
): Promise<SealedLine> {
  return openJson<SealedLine>(box, sealed, lineContext(id));
}

/** What a bank wrote of a line. Rejects where it does not open. */
export async function readLineText(
  { secrets }: { secrets: Pick<SecretBox, 'open'> },
  { id, description, party, sealed }: StoredText,
): Promise<LineText> {
  if (sealed === null) {
    return { description: description ?? '', party };
  }
  const opened = await openLine(secrets, { id, sealed });
  return { description: opened.description, party: opened.party };
}

/** Lines of the version before, which are known by a hash that anybody can make. */
export const CLEAR_LINES: ClearPlace<{ description: string; party: string | null; likeness: string }> = {
  table: 'bank_lines',
  keys: ['id'],
  column: 'description',
  with: ['party', 'likeness'],
  seal: async (box, [id = ''], { description, party, likeness }) => {
    const { keyId, mark } = lineFingerprints(box.keys, likeness)[0];
    return {
      sealed: sealLine(box, id, { description, party, plain: likeness }),
      description: null,
      party: null,
      likeness: mark,
      likeness_key: keyId,
    };
  },
};
