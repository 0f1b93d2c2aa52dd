import type { ProvinceCode } from '../../ground/people/provinces.ts';

/** True where somebody's home is one of the provinces, and while they have not said where it is. */
export function isAmong(provinces: readonly ProvinceCode[], province: string | null | undefined): boolean {
  return (
    province === null ||
    province === undefined ||
    province === '' ||
    provinces.some((code) => code === province)
  );
}
