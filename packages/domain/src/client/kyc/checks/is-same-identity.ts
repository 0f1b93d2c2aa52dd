import { partAt } from '../fields/draft.ts';
import { evidenceOf } from './evidence-of.ts';

const SECTION = 'identityVerification';

/**
 * True if two versions of a profile have the same documents, with all that is said of them, and the same answers that these prove:
 * whoever compared the one compared the other. A version without documents proves nothing.
 */
export function isSameIdentity(one: unknown, other: unknown): boolean {
  const documents = evidenceOf(one);
  const paths = [SECTION, ...documents.flatMap(({ proves }) => proves)];
  const isSame = (path: string) => JSON.stringify(partAt(one, path)) === JSON.stringify(partAt(other, path));
  return documents.length > 0 && paths.every(isSame);
}
