import {
  type AuditFilter,
  type AuditQuery,
  auditFilterSchema,
  auditQuerySchema,
} from '@portal/domain/firm/audit/office-audit.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { askedOf, listAddress } from '#parts/lists/list-address.ts';

export function queryOf(search: URLSearchParams): AuditQuery {
  return askedOf(search, auditQuerySchema, {});
}

/** The address of a page of the log. */
export function auditAddress(query: AuditQuery): string {
  return listAddress(OFFICE_PAGES.audit, query);
}

/** Every filter as its field shows it; empty if it is not set. */
export type AuditFields = Record<keyof AuditFilter, string>;

export function fieldsOf(query: AuditQuery): AuditFields {
  const { person = '', investor = '', order = '', action = '', day = '' } = query;
  return { person, investor, order, action, day };
}

/** The filters that the fields make; or the names of invalid fields. */
export function filterOf(fields: AuditFields): { filter: AuditFilter } | { wrong: (keyof AuditFilter)[] } {
  const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''));
  const parsed = auditFilterSchema.safeParse(said);
  if (parsed.success) {
    return { filter: parsed.data };
  }
  const names = new Set(parsed.error.issues.map(({ path: [name] }) => name));
  return { wrong: FIELD_NAMES.filter((name) => names.has(name)) };
}

const FIELD_NAMES: readonly (keyof AuditFilter)[] = ['person', 'investor', 'order', 'action', 'day'];
