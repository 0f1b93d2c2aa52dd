import { isBlank, partAt } from '../fields/draft.ts';
import { contextOf } from '../fields/kyc-context.ts';
import { SECTION_NAMES } from '../fields/section-names.ts';
import { SECTION_FIELDS } from '../sections/section-schemas.ts';
import { isAskedFor } from './answered-fields.ts';

/** What describes one thing is changed together: an address, a document with its number, an employer, shares of one whole. */
const GROUPS: readonly RegExp[] = [
  /^identityVerification\.\w+\.(?:addressProof|dualVerification)\./,
  /^identityVerification\.\w+\./,
  /^employment\.\w+\./,
  /^basics\.address\./,
  /^basics\.taxResidences\./,
  /^investing\.purchasesElsewhere\./,
  /^investing\.potentialLoss\./,
];

/**
 * The answers of a profile that were changed although nobody asked for it, by their paths. While the dealer asks for particular
 * changes, an existing answer is changed only where it, or something that belongs with it, was asked for. What was empty may be filled in,
 * and what the answers no longer ask for may go: a changed answer can bring new questions with it.
 */
export function unaskedChanges(
  { before, after }: { before: unknown; after: unknown },
  asked: readonly string[],
  today: string,
): string[] {
  const context = contextOf(after, today);
  const opened = new Set(asked.map(thingOf));
  return SECTION_NAMES.flatMap((section) =>
    SECTION_FIELDS[section].flatMap(({ path: within, kind }) => {
      const path = `${section}.${within}`;
      const [was, is] = [partAt(before, path), partAt(after, path)];
      const isFree =
        kind === 'computed' ||
        isBlank(was) ||
        was === is ||
        opened.has(thingOf(path)) ||
        !isAskedFor(section, partAt(after, section), within, context);
      return isFree ? [] : [path];
    }),
  );
}

/**
 * The answers that a call changes although the profile that was submitted last gives them, by their paths: the page of new questions asks
 * what that one does not say, and leaves the rest as it is.
 */
export function changesBesideNew(
  { submitted, ...change }: { submitted: unknown; before: unknown; after: unknown },
  today: string,
): string[] {
  return unaskedChanges(change, [], today).filter((path) => !isBlank(partAt(submitted, path)));
}

/** What a field describes, by a path: the first of the groups that it is in, or itself. */
function thingOf(path: string): string {
  const [thing = path] = GROUPS.flatMap((group) => group.exec(path)?.[0] ?? []);
  return thing;
}
