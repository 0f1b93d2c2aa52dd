import type { TrusteeParticulars } from '@portal/domain/ground/brand/trustee-particulars';
import { type Brand, BrandError, loadBrand } from '../../../platform/brand/load-brand.ts';
import type { Deps } from '../../../platform/deps.ts';

type Configured = Pick<Deps['config'], 'debitOriginator'>;

/** The trust account particulars, from the dealer's folder and the bank's numbers for debits. */
export function particularsOf(brand: Brand, { debitOriginator }: Configured): TrusteeParticulars {
  const { institution, transit, account, email } = brand.trustee;
  const { shortName, longName } = brand.debit;
  return {
    institution,
    transit,
    account,
    trusteeEmail: email,
    words: { en: wordsOf(brand, 'en'), fr: wordsOf(brand, 'fr') },
    shortName,
    longName,
    originatorId: debitOriginator?.originatorId ?? null,
    dataCentre: debitOriginator?.dataCentre ?? null,
  };
}

/** The same from the folder as it is now, not as it was at the start; null if no server would start with it. */
export function readFolder({ config }: Pick<Deps, 'config'>): TrusteeParticulars | null {
  try {
    return particularsOf(loadBrand(config.brand.folder), config);
  } catch (error) {
    if (error instanceof BrandError) {
      return null;
    }
    throw error;
  }
}

function wordsOf({ words }: Brand, language: 'en' | 'fr'): TrusteeParticulars['words']['en'] {
  const { trustee, trusteeBeneficiary, trusteeBank, trusteeAddress } = words[language];
  return { trustee, trusteeBeneficiary, trusteeBank, trusteeAddress };
}
