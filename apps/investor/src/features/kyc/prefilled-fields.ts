import { isBlank, partAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { SECTION_FIELDS } from '@portal/domain/client/kyc/sections/section-schemas';
import type { User } from '@portal/domain/people/account/user.wire';

/** Source of a prefilled answer. */
export type Origin = 'account' | 'onboarding';

/** Field path to its prefilled answer and source. */
export type PrefilledFields = ReadonlyMap<string, { origin: Origin; answer: unknown }>;

/** Asked at registration, besides the account's name and email. */
const ASKED_AT_REGISTRATION = ['phone', 'address.province'];
/** In every profile: the only country the product is offered in. */
const GIVEN = ['address.country'];
/** People are assumed to work in their home province until they say otherwise. */
const WORKPLACE = ['individual.address.province', 'individual.address.country'] as const;
const KEPT_BY_ACCOUNT = ['firstName', 'lastName', 'email'] as const;
/** Prefilled by onboarding in the investing section. */
const ASKED_AT_ONBOARDING = [
  'experience',
  'knowledge',
  'objective',
  'riskTolerance',
  'timeframeYears',
  'source',
];

/**
 * The answers that came from account or onboarding. Once a section holds anything else it has been worked on; then only what
 * equals the account certainly comes from it.
 */
export function prefilledFields(kyc: KycDraft, user: User | null): PrefilledFields {
  const found = new Map<string, { origin: Origin; answer: unknown }>();
  const add = (path: string, origin: Origin) => {
    const answer = partAt(kyc, path);
    if (!isBlank(answer)) {
      found.set(path, { origin, answer });
    }
  };
  for (const field of KEPT_BY_ACCOUNT) {
    if (user !== null && partAt(kyc, `basics.${field}`) === user[field]) {
      add(`basics.${field}`, 'account');
    }
  }
  if (isUntouched('basics', kyc, [...KEPT_BY_ACCOUNT, ...ASKED_AT_REGISTRATION, ...GIVEN])) {
    for (const field of ASKED_AT_REGISTRATION) {
      add(`basics.${field}`, 'account');
    }
  }
  if (isUntouched('employment', kyc, WORKPLACE)) {
    add(`employment.${WORKPLACE[0]}`, 'account');
  }
  if (isUntouched('investing', kyc, ASKED_AT_ONBOARDING)) {
    for (const field of ASKED_AT_ONBOARDING) {
      add(`investing.${field}`, 'onboarding');
    }
  }
  return found;
}

function isUntouched(
  section: 'basics' | 'employment' | 'investing',
  kyc: KycDraft,
  known: readonly string[],
): boolean {
  return SECTION_FIELDS[section].every(
    ({ path }) => known.includes(path) || isBlank(partAt(kyc[section], path)),
  );
}
