import type { Deps } from '../../../platform/deps.ts';
import { readLineText, type StoredText } from '../bank/line-text.ts';

/** What the bank wrote of a line, on one line. */
export async function textOfLine(deps: Pick<Deps, 'secrets'>, line: StoredText): Promise<string> {
  const { description, party } = await readLineText(deps, line);
  return party === null ? description : `${description} ${party}`;
}
