import { leadsBack } from '@portal/domain/people/representatives/representative';
import type { OfficeRepresentative } from '@portal/domain/people/representatives/representatives.wire';

/** Who can stand in for a representative: somebody who is offered, and for whom they do not stand in themselves. */
export function choosableCovers(
  all: readonly OfficeRepresentative[],
  { id: ownId }: Pick<OfficeRepresentative, 'id'>,
): OfficeRepresentative[] {
  return all.filter(({ id, isActive }) => isActive && id !== ownId && !leadsBack(all, ownId, id));
}

/** Who stands in now, as a form begins with it: nobody where that person cannot be chosen any more, and so is not in its list. */
export function coverAtFirst(all: readonly OfficeRepresentative[], one: OfficeRepresentative): string {
  return choosableCovers(all, one).find(({ id }) => id === one.coverId)?.id ?? '';
}
