import type { StaffRole } from '../../firm/staff/staff-roles.ts';
import { DESK_SORTS, type DeskFilter, type DeskSort } from './desk-query.ts';
import { mayReadPart } from './order-parts.ts';

/**
 * The fields of a filter that would give away what the roles of its reader toward everybody in the list may not read: whoever may not see how an order is paid may not filter by
 * that, and whoever may not see amounts may not sort by them.
 */
export function filtersNotOf(
  roles: readonly StaffRole[],
  { method, sort }: DeskFilter,
): ('method' | 'sort')[] {
  return [
    ...(method !== undefined && !mayFilterByMethod(roles) ? (['method'] as const) : []),
    ...(sort !== undefined && !sortsOf(roles).includes(sort) ? (['sort'] as const) : []),
  ];
}

/** Whether somebody with these roles may ask for orders by the way in which they are paid. */
export function mayFilterByMethod(roles: readonly StaffRole[]): boolean {
  return mayReadPart(roles, 'account');
}

/** How somebody with these roles may sort a queue. */
export function sortsOf(roles: readonly StaffRole[]): readonly DeskSort[] {
  return mayReadPart(roles, 'amounts') ? DESK_SORTS : DESK_SORTS.filter((sort) => sort !== 'largest');
}
