import { leadsBack } from '@portal/domain/people/representatives/representative';
import type { OfficeRepresentative } from '@portal/domain/people/representatives/representatives.wire';

/** Who can cover for a representative: somebody investors can choose, and for whom the representative does not cover. */
export function choosableCovers(
  all: readonly OfficeRepresentative[],
  { id: ownId }: Pick<OfficeRepresentative, 'id'>,
): OfficeRepresentative[] {
  return all.filter(({ id, isActive }) => isActive && id !== ownId && !leadsBack(all, ownId, id));
}

/** Who covers now, as a form's initial value: nobody if that person can no longer be chosen, and so is not in the list. */
export function coverAtFirst(all: readonly OfficeRepresentative[], one: OfficeRepresentative): string {
  return choosableCovers(all, one).find(({ id }) => id === one.coverId)?.id ?? '';
}
