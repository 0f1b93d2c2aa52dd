import { isProvinceCode } from '../../../ground/people/provinces.ts';
import { type Draft, hasParts, isBlank, partAt, withPartAt } from '../fields/draft.ts';
import { blankValue } from '../fields/field-spec.ts';
import type { SectionName } from '../fields/section-names.ts';
import { HOME_COUNTRY } from '../sections/address.ts';
import type { Kyc, KycDraft } from '../sections/kyc.ts';
import { SECTION_FIELDS } from '../sections/section-schemas.ts';
import type { KycWire } from './kyc-wire.ts';
import { toDomain } from './kyc-wire-map.ts';

/** What registration already knows of a person. */
export type KnownAccount = {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | null | undefined;
  province?: string | null | undefined;
};

/**
 * A fresh profile with what the person already told us: the account fills the basics, what onboarding
 * proposes (in wire names) fills the investing section. The country is the only one in which the product is offered.
 */
export function startKyc(account: KnownAccount, proposed: KycWire['investing'] = {}): KycDraft {
  const region = {
    province: isProvinceCode(account.province) ? account.province : '',
    country: HOME_COUNTRY,
  };
  return {
    basics: {
      firstName: account.firstName,
      lastName: account.lastName,
      email: account.email,
      phone: account.phone ?? '',
      address: region,
    },
    // Most people work where they live; the form says that this came from the account.
    employment: { individual: { address: region } },
    ...toDomain({ investing: proposed ?? {} }),
  };
}

/** A section for a form: every field is there, unanswered ones as empty text or null; what was typed stays. */
export function withBlanks<Section extends SectionName>(
  section: Section,
  answers: KycDraft[Section],
): Draft<Kyc[Section]>;
export function withBlanks(section: SectionName, answers: unknown): unknown {
  let filled = hasParts(answers) ? answers : {};
  for (const spec of SECTION_FIELDS[section]) {
    const answer = partAt(filled, spec.path);
    if (isBlank(answer) && answer !== '') {
      filled = withPartAt(filled, spec.path, blankValue(spec.kind));
    }
  }
  return filled;
}
