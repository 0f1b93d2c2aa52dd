import type { ServedProvinces } from '@portal/domain/firm/registrations/registrations.wire';
import { isProvinceCode, type ProvinceCode } from '@portal/domain/ground/people/provinces';
import { api } from './api.ts';

const servedProvincesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Where the dealer takes orders today. */
    servedProvinces: build.query<ServedProvinces, void>({ query: () => '/served-provinces' }),
  }),
});

/** The province if the dealer takes no orders from there today; else null, also while nobody knows. */
export function useUnservedProvince(province: string | undefined): ProvinceCode | null {
  const isKnown = isProvinceCode(province);
  const { data: served } = servedProvincesApi.useServedProvincesQuery(undefined, { skip: !isKnown });
  return isKnown && served !== undefined && !served.includes(province) ? province : null;
}
