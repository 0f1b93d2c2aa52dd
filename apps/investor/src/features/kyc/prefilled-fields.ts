import { isBlank, partAt } from '@portal/domain/client/kyc/draft';
import type { KycDraft } from '@portal/domain/client/kyc/kyc';
import { SECTION_FIELDS } from '@portal/domain/client/kyc/section-rules';
import type { User } from '@portal/domain/people/account/user.wire';

/** Where an answer came from that nobody typed into the form. */
export type Origin = 'account' | 'onboarding';

/** Path of a field to the answer that was there before, and where it came from. */
export type PrefilledFields = ReadonlyMap<string, { origin: Origin; answer: unknown }>;

/** What registration asks for, besides the name and email that the account shows. */
const ASKED_AT_REGISTRATION = ['phone', 'address.province'];
/** What is there in every profile: the only country in which the product is offered. */
const GIVEN = ['address.country'];
/** People are taken to work in the province where they live until they say otherwise. */
const WORKPLACE = ['individual.address.province', 'individual.address.country'] as const;
const KEPT_BY_ACCOUNT = ['firstName', 'lastName', 'email'] as const;
/** What onboarding proposes for the investing section. */
const ASKED_AT_ONBOARDING = [
  'experience',
  'knowledge',
  'objective',
  'riskTolerance',
  'timeframeYears',
  'source',
];

/**
 * The answers of a profile that came from the account or the onboarding. A section in which something else was answered
 * has been worked on, so there only what equals the account is certain to come from it.
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
