import type { OfficeRegistrations } from '@portal/domain/firm/registrations/registrations.wire';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';

/** Where the dealer is or will be registered, and so its representatives can be; ended registrations are not offered. */
export function offeredProvinces({ registrations }: OfficeRegistrations): ProvinceCode[] {
  const offered = registrations.flatMap(({ province, state }) => (state === 'ended' ? [] : [province]));
  return [...new Set(offered)];
}
