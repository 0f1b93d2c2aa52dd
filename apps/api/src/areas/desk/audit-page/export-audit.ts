import { EXPORT_ROWS_MAX, type OfficeExport } from '@portal/domain/desk/exports/office-exports.wire';
import {
  type AuditFilter,
  type AuditRowShown,
  auditQuerySchema,
} from '@portal/domain/firm/audit/office-audit.wire';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import { STAFF_ROLES } from '@portal/domain/firm/staff/staff-roles';
import type { CsvCell } from '@portal/domain/ground/formats/write-csv';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { type Say, translate, translateKey } from '../../../platform/language/translate.ts';
import { askExport } from '../../firm/exports/ask-export.ts';
import { readRows } from '../../firm/exports/read-rows.ts';
import type { Sheet, SheetAsked } from '../../firm/exports/write-export.ts';
import { auditAsked } from './audit-asked.ts';
import { countAuditRows, type FoundAuditRow, listAuditRows, nextAuditNumber } from './audit-rows.store.ts';
import { presentAuditRow } from './present-audit-row.ts';

/** Requests rows of the log as a file: only those that exist now, since the request itself adds one. Throws EXPORT_TOO_LONG. */
export async function exportAudit(
  deps: Deps,
  actor: StaffActor,
  filter: AuditFilter,
  language: Language,
): Promise<OfficeExport> {
  const asked = { ...filter, before: await nextAuditNumber(deps.db) };
  const question = await auditAsked(deps, asked);
  const rows = question === null ? 0 : await countAuditRows(deps.db, question, EXPORT_ROWS_MAX + 1);
  return askExport(deps, actor, { list: 'audit', filter: asked, rows, language });
}

const COLUMNS = [
  'number',
  'at',
  'what',
  'word',
  'who',
  'role',
  'via',
  'order',
  'investor',
  'reason',
  'target',
  'facts',
] as const;
type Column = (typeof COLUMNS)[number];

/** Rows of the audit log as a sheet, newest first, exactly as recorded; null if the reader's roles may not open it. */
export async function sheetOfAudit(
  deps: Deps,
  reader: StaffActor,
  { filter, language }: Omit<SheetAsked, 'list'>,
): Promise<Sheet | null> {
  if (scopeOf(reader.roles, 'audit.view') === null) {
    return null;
  }
  const say: Say = (key) => translate(language, key);
  const whatOf = (action: string) => translateKey(language, `officeActions.${action}`);
  const question = await auditAsked(deps, auditQuerySchema.parse(filter));
  const found =
    question === null
      ? []
      : await readRows<FoundAuditRow>((last, limit) =>
          listAuditRows(deps.db, question, { limit, after: last?.seq }),
        );
  const cells = found.map((row) => {
    const shown = presentAuditRow(row);
    return cellsOf(shown, whatOf(shown.action), say);
  });
  return {
    title: say('officeExports.lists.audit'),
    header: COLUMNS.map((column) => say(`documentsDesk.audit.${column}`)),
    rows: cells.map((row) => COLUMNS.map((column) => row[column])),
  };
}

function cellsOf(row: AuditRowShown, what: string, say: Say): Record<Column, CsvCell> {
  const { seq, at, action, who, via, order, investor, reason, target, facts } = row;
  return {
    number: seq,
    at,
    what,
    word: action,
    who: who.name ?? say(`officeAudit.who.${who.kind}`),
    role: who.roles.map((role) => nameOf(role, say)).join(', '),
    via: via === 'command' ? say('officeAudit.command') : '',
    order: order?.reference ?? '',
    investor: investor?.name ?? '',
    reason: reason ?? '',
    target,
    facts: Object.entries(facts)
      .map(([name, value]) => `${name}: ${value}`)
      .join('; '),
  };
}

/** As people read it; a former role from an older log stays as it was written. */
function nameOf(role: string, say: Say): string {
  const known = STAFF_ROLES.find((name) => name === role);
  return known === undefined ? role : say(`office.roles.${known}`);
}
