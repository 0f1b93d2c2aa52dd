import type { KycWireFinished } from '@portal/domain/client/kyc/answers/kyc-wire';
import { toWirePath } from '@portal/domain/client/kyc/answers/kyc-wire-map';
import { partAt, withPartAt } from '@portal/domain/client/kyc/fields/draft';
import type { FieldKind } from '@portal/domain/client/kyc/fields/field-spec';
import { SECTION_NAMES } from '@portal/domain/client/kyc/fields/section-names';
import { SECTION_FIELDS } from '@portal/domain/client/kyc/sections/section-schemas';

/** Answers that are nobody else's, by their wire paths, where a field needs a form of its own. */
const WRITTEN: Readonly<Record<string, string>> = {
  'basics.firstName': 'Zéphyrinette',
  'basics.middleName': 'Quillaumette',
  'basics.lastName': 'Vanderquilleboeuf',
  'basics.socialInsuranceNumber': '193456787',
  'basics.spouse.firstName': 'Ferdinandeau',
  'basics.spouse.lastName': 'Oxtobyville',
  'basics.spouse.socialInsuranceNumber': '130692544',
  'basics.address.postalCode': 'M4K 3W7',
  'employment.individual.address.postalCode': 'M6N 1P9',
  'employment.spouse.address.postalCode': 'M9W 5V2',
};
const DATES: Readonly<Record<string, string>> = {
  'basics.birthdate': '1971-03-17',
  'basics.spouse.birthday': '1969-08-23',
  'identityVerification.principal.expiryDate': '2037-05-29',
  'identityVerification.secondary.expiryDate': '2036-09-13',
};
/** What a field of these kinds holds can be told from any other text; of a choice or a small count it cannot. */
const TELLING: readonly FieldKind[] = [
  'text',
  'longText',
  'email',
  'phone',
  'date',
  'secret',
  'postalCode',
  'amount',
];

/** The profile with an answer of its own in every field that can have one, and those answers as they were sent. */
export function planted(profile: KycWireFinished): {
  profile: KycWireFinished;
  answers: ReadonlyMap<string, string | number>;
} {
  const answers = new Map<string, string | number>();
  for (const section of SECTION_NAMES) {
    for (const { path, kind, maxLength = 0, formerly } of SECTION_FIELDS[section]) {
      const wirePath = toWirePath(`${section}.${path}`);
      if (TELLING.includes(kind) && formerly !== true) {
        const answer = WRITTEN[wirePath] ?? DATES[wirePath] ?? answerOf(kind, answers.size);
        answers.set(wirePath, typeof answer === 'string' ? answer.slice(0, maxLength || undefined) : answer);
      }
    }
  }
  return { profile: profileWith(profile, answers), answers };
}

function answerOf(kind: FieldKind, index: number): string | number {
  switch (kind) {
    case 'date':
      return new Date(Date.UTC(2011, 4, 3 + index * 17)).toISOString().slice(0, 10);
    case 'amount':
      return 71_000.13 + index * 101;
    case 'phone':
      return `+14167${String(310_077 + index * 13)}`;
    case 'email':
      return `planted-${index}@quillebeuf.example`;
    case 'secret':
      return `PLANTED${index}SECRET${90_210 + index}`;
    default:
      return `Plnt ${index} quill`;
  }
}

/** With the answers that the planted ones need to be valid: everything that is described, and a way to be asked for all. */
function profileWith(
  profile: KycWireFinished,
  answers: ReadonlyMap<string, string | number>,
): KycWireFinished;
function profileWith(profile: unknown, answers: ReadonlyMap<string, string | number>): unknown {
  const choices: Record<string, unknown> = {
    'basics.maritalStatus': '1',
    'basics.includeSpouseFinancial': true,
    'basics.canadianTaxResident.status': false,
    'basics.taxResidences.row1.country': 'FRA',
    'basics.taxResidences.row2.country': 'JPN',
    'basics.taxResidences.row3.country': 'CHL',
    'investing.boughtElsewhere': true,
    'employment.individual.status': 1,
    'employment.spouse.status': 4,
    'employment.spouse.years': 3,
    'employment.spouse.address': partAt(profile, 'employment.individual.address'),
    'identityVerification.principal.dualVerification.documentType': '1',
    'identityVerification.secondary.dualVerification.documentType': '1',
    'political.pep.value': true,
    'political.hio.value': true,
    'political.pedpFamily.value': true,
    'political.canadianSecuritiesRegistrant.value': true,
    'political.registration': '3',
  };
  return [...Object.entries(choices), ...answers].reduce<unknown>(
    (whole, [path, answer]) => withPartAt(whole, path, answer),
    profile,
  );
}
