import type { Deps } from '../../../platform/deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';

/** Throws VALIDATION for a province in which the dealer is not registered: nobody acts there on its behalf (NI 31-103 s. 4.1). */
export function refuseForeignProvinces({ config }: Pick<Deps, 'config'>, provinces: readonly string[]): void {
  const { registeredIn } = config.brand;
  if (provinces.some((province) => !registeredIn.some((own) => own === province))) {
    throw invalid([{ path: 'provinces', key: 'representatives.provinces.foreign' }]);
  }
}
