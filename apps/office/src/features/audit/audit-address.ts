import { OFFICE_PAGES } from '@portal/domain/office/office-pages';
import {
  type AuditFilter,
  type AuditQuery,
  auditFilterFields,
  auditFilterSchema,
  auditQuerySchema,
} from '@portal/domain/wire/office-audit';

/** What an address asks of the log. A parameter that says nothing is left out: a link that somebody shortened still opens the page. */
export function queryOf(search: URLSearchParams): AuditQuery {
  const known = [...search].filter(([name, value]) => auditQuerySchema.safeParse({ [name]: value }).success);
  const parsed = auditQuerySchema.safeParse(Object.fromEntries(known));
  return parsed.success ? parsed.data : {};
}

/** The address of a page of the log. */
export function auditAddress(query: AuditQuery): string {
  const said = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const search = new URLSearchParams(said).toString();
  return `${OFFICE_PAGES.audit}${search === '' ? '' : `?${search}`}`;
}

/** Every filter as its field shows it; empty where it asks nothing. */
export type AuditFields = Record<keyof AuditFilter, string>;

export function fieldsOf(query: AuditQuery): AuditFields {
  const { person = '', investor = '', order = '', action = '', day = '' } = query;
  return { person, investor, order, action, day };
}

/** The filters that fields ask; the names of the fields that the log cannot be asked by, where there are any. */
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

/** How many filters are asked. */
export function countFilters(query: AuditQuery): number {
  return Object.keys(auditFilterFields).filter((name) => Object.hasOwn(query, name)).length;
}
