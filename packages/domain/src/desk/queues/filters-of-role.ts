import type { StaffRole } from '../../firm/staff/staff-roles.ts';
import { DESK_SORTS, type DeskFilter, type DeskSort } from './desk-query.ts';
import { mayReadPart } from './order-parts.ts';

/**
 * The fields of a filter that would give away what a role may not read: whoever may not see how an order is paid may not filter by
 * that, and whoever may not see amounts may not sort by them.
 */
export function filtersNotOf(role: StaffRole, { method, sort }: DeskFilter): ('method' | 'sort')[] {
  return [
    ...(method !== undefined && !mayFilterByMethod(role) ? (['method'] as const) : []),
    ...(sort !== undefined && !sortsOf(role).includes(sort) ? (['sort'] as const) : []),
  ];
}

/** Whether a role may ask for orders by the way in which they are paid. */
export function mayFilterByMethod(role: StaffRole): boolean {
  return mayReadPart(role, 'account');
}

/** How a role may sort a queue. */
export function sortsOf(role: StaffRole): readonly DeskSort[] {
  return mayReadPart(role, 'amounts') ? DESK_SORTS : DESK_SORTS.filter((sort) => sort !== 'largest');
}
