import type { Db } from '../../../../platform/db/tables.ts';
import { invalid } from '../../../../platform/http/app-error.ts';
import { findRepresentative } from '../../../people/representatives/find-representatives.ts';

/** Throws VALIDATION for the id of nobody, or of a representative who has left; null is fine. */
export async function refuseUnknownRepresentative(db: Db, representativeId: string | null): Promise<void> {
  if (representativeId !== null && (await findRepresentative(db, representativeId))?.isActive !== true) {
    throw invalid([{ path: 'representativeId', key: 'office.people.representative.required' }]);
  }
}
