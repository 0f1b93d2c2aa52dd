import { DEALER_REPRESENTATIVES } from '@portal/domain/people/dealer-representatives';
import { invalid } from '../../platform/http/app-error.ts';

/** Throws VALIDATION for an id that is no representative's; none at all is fine. */
export function refuseUnknownRepresentative(representativeId: string | null): void {
  if (representativeId !== null && DEALER_REPRESENTATIVES.every(({ id }) => id !== representativeId)) {
    throw invalid([{ path: 'representativeId', key: 'office.people.representative.required' }]);
  }
}
