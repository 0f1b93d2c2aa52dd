import { isBlank, partAt } from '../fields/draft.ts';
import { SECTION_FIELDS } from '../sections/section-schemas.ts';

/** A file of a profile, and the answers that it is evidence for. */
export type NamedEvidence = { path: string; fileId: string; proves: string[] };

const SECTION = 'identityVerification';
const NAME = ['basics.firstName', 'basics.middleName', 'basics.lastName', 'basics.birthdate'];
const NAME_OF_SPOUSE = ['basics.spouse.firstName', 'basics.spouse.lastName', 'basics.spouse.birthdate'];
const HOME = ['basics.address.street', 'basics.address.city', 'basics.address.postalCode'];

/** The files that a profile names, in the order in which they are asked, each with what it proves. */
export function evidenceOf(answers: unknown): NamedEvidence[] {
  return SECTION_FIELDS[SECTION]
    .filter(({ kind }) => kind === 'file')
    .flatMap(({ path }) => {
      const fileId = partAt(answers, `${SECTION}.${path}`);
      return typeof fileId === 'string' && !isBlank(fileId)
        ? [{ path: `${SECTION}.${path}`, fileId, proves: provenBy(path) }]
        : [];
    });
}

/** A spouse lives where the investor does: the profile asks for one address. */
function provenBy(path: string): string[] {
  const [person, part] = path.split('.');
  if (part === 'addressProof') {
    return HOME;
  }
  const names = person === 'secondary' ? NAME_OF_SPOUSE : NAME;
  return [...names, `${SECTION}.${person}.documentNumber`, `${SECTION}.${person}.expiryDate`];
}
