/** How somebody gets access by two administrators: for the first time, once more after it ended, or anew with other means. */
export const ADMISSION_WAYS = ['invited', 'restored', 'reset'] as const;
export type AdmissionWay = (typeof ADMISSION_WAYS)[number];

/**
 * What the office has on record of how somebody came to what they may do: besides the ways above, the first people of an
 * office, those who were here before it was recorded, and another role.
 */
export type AdmissionKind = AdmissionWay | 'founded' | 'before' | 'role-given';

/** For how long a colleague counts as new. */
const NEW_FOR_MS = 24 * 60 * 60 * 1000;

/** From when on whoever was let in counts as new now. */
export function newSince(now: Date): Date {
  return new Date(now.getTime() - NEW_FOR_MS);
}
