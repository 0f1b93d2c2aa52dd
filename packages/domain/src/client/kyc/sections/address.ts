import { isCountryCode } from '../../../ground/countries/is-country-code.ts';
import { normalisePostalCode, postalCodeFitsProvince } from '../../../ground/people/normalise-postal-code.ts';
import { isProvinceCode } from '../../../ground/people/provinces.ts';
import { partAt } from '../fields/draft.ts';
import { group, type KeptBy, type Rule } from '../fields/field-schema.ts';
import type { FieldSpec } from '../fields/field-spec.ts';
import { TEXT_LIMITS } from '../fields/kyc-limits.ts';
import { code, optional, required, text } from '../fields/text-rules.ts';

export const ADDRESS_FIELDS: readonly FieldSpec[] = [
  { path: 'street', kind: 'text', maxLength: TEXT_LIMITS.street },
  { path: 'unit', kind: 'text', maxLength: TEXT_LIMITS.unit },
  { path: 'city', kind: 'text', maxLength: TEXT_LIMITS.city },
  { path: 'province', kind: 'province' },
  { path: 'postalCode', kind: 'postalCode', maxLength: TEXT_LIMITS.postalCode },
  { path: 'country', kind: 'country' },
];

/** The only country in which the product is offered (specification section 1). */
export const HOME_COUNTRY = 'CAN';

const provinceOfHome: Rule<string> = (answer) =>
  isProvinceCode(answer) ? { kept: answer } : { wrong: 'kyc.issues.canadaOnly' };
const homeCountry: Rule<string> = (answer) =>
  answer === HOME_COUNTRY ? { kept: answer } : { wrong: 'kyc.issues.canadaOnly' };

/** Where the investor lives: Canada only, and a postal code that is delivered in the chosen province. */
export function residenceSchema(answers: unknown) {
  return group({
    ...commonShape,
    province: required(provinceOfHome),
    country: required(homeCountry),
    postalCode: required(canadianPostalCode(partAt(answers, 'province'))),
  });
}

/** Where somebody works: any country; inside Canada the province and postal code are checked, outside they are text. */
export function workplaceSchema(answers: unknown) {
  const abroad = isCountryCode(partAt(answers, 'country')) && partAt(answers, 'country') !== HOME_COUNTRY;
  return group({
    ...commonShape,
    country: required((answer) =>
      isCountryCode(answer) ? { kept: answer } : { wrong: 'kyc.issues.country' },
    ),
    province: required(abroad ? text(TEXT_LIMITS.region) : provinceOfList),
    postalCode: required(
      abroad ? code(TEXT_LIMITS.postalCode) : canadianPostalCode(partAt(answers, 'province')),
    ),
  });
}

/** `CAN-AB` ... `CAN-YT` as the province, free text outside Canada; the country as ISO 3166-1 alpha-3. */
export type Address = KeptBy<typeof workplaceSchema>;

const provinceOfList: Rule<string> = (answer) =>
  isProvinceCode(answer) ? { kept: answer } : { wrong: 'kyc.issues.choice' };

const commonShape = {
  unit: optional(text(TEXT_LIMITS.unit)),
  street: required(text(TEXT_LIMITS.street)),
  city: required(text(TEXT_LIMITS.city)),
};

function canadianPostalCode(province: unknown): Rule<string> {
  return code(TEXT_LIMITS.postalCode, (typed) => {
    const code = normalisePostalCode(typed);
    if (code === undefined) {
      return { wrong: 'kyc.issues.postalCode' };
    }
    const fits = !isProvinceCode(province) || postalCodeFitsProvince(code, province);
    return fits ? { kept: code } : { wrong: 'kyc.issues.postalCodeProvince' };
  });
}
