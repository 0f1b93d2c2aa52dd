import { toDomain } from '../answers/kyc-wire-map.ts';
import { validateSection } from '../checks/validate-section.ts';
import { partAt, withPartAt } from '../fields/draft.ts';
import { contextOf } from '../fields/kyc-context.ts';
import type { SectionName } from '../fields/section-names.ts';
import { KYC_EXAMPLE } from './kyc-example.ts';

/** The day on which the tests happen. */
export const TODAY = '2026-11-21';
export const ON_TODAY = { today: TODAY };

/** The complete profile in the domain's names. */
export const EXAMPLE = toDomain(KYC_EXAMPLE);

/** Dotted paths (with their section) to what is answered there instead. */
export type Changes = Readonly<Record<string, unknown>>;

/** The complete profile with some answers changed. */
export function exampleWith(changes: Changes): unknown {
  return Object.entries(changes).reduce<unknown>(
    (kyc, [path, answer]) => withPartAt(kyc, path, answer),
    EXAMPLE,
  );
}

/** What is wrong with one section of the changed profile, as `path sentence` without the `kyc.issues.` of the key. */
export function wrongIn(section: SectionName, changes: Changes): string[] {
  const kyc = exampleWith(changes);
  return validateSection(section, partAt(kyc, section), contextOf(kyc, TODAY)).map(
    (issue) => `${issue.path} ${issue.key.replace('kyc.issues.', '')}`,
  );
}
