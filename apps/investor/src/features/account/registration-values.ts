import type { Language } from '@portal/domain/ground/people/languages';
import type { Referral, RegisterBody } from '@portal/domain/people/account/user.wire';

/** The registration form's values; an open choice is empty. */
export type RegistrationValues = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  phone: string;
  province: string;
  dealerRepresentativeId: string;
  language: Language | '';
  acceptTerms: boolean;
};

export const NO_ANSWERS: RegistrationValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  phone: '',
  province: '',
  dealerRepresentativeId: '',
  language: '',
  acceptTerms: false,
};

/** The form's field for a path named by the server; null if there is none. */
export function fieldOfPath(path: string): keyof RegistrationValues | null {
  return isFieldName(path) ? path : null;
}

function isFieldName(path: string): path is keyof RegistrationValues {
  return Object.hasOwn(NO_ANSWERS, path);
}

/** The call's body: open choices are left out, the language defaults to the page's. */
export function registerBody(
  values: RegistrationValues,
  shown: Language,
  referral: Referral | null,
): RegisterBody {
  const phone = values.phone.trim();
  const { province, dealerRepresentativeId } = values;
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    password: values.password,
    language: values.language === '' ? shown : values.language,
    acceptTerms: values.acceptTerms,
    ...(phone === '' ? {} : { phone }),
    ...(province === '' ? {} : { province }),
    ...(dealerRepresentativeId === '' ? {} : { dealerRepresentativeId }),
    ...(referral === null ? {} : { referral }),
  };
}
