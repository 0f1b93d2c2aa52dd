import type { ExportList } from '@portal/domain/desk/exports/export-lists';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { type CsvCell, writeCsv } from '@portal/domain/ground/formats/write-csv';
import type { Language } from '@portal/domain/ground/people/languages';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { keepFile } from '../../../platform/files/kept/keep-file.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { openReasons } from '../../../platform/reasons/open-reasons.ts';
import { findActiveStaff } from '../staff/people/find-active-staff.ts';
import { failExport, findExport, finishExport, lockExport } from './exports.store.ts';

/** The sealing context of an export's filter. */
export const exportContext = (id: string) => `export:${id}`;

export type Sheet = { title: string; header: readonly string[]; rows: readonly (readonly CsvCell[])[] };

/** The list that was requested, with its stored filter. */
export type SheetAsked = { list: ExportList; filter: unknown; language: Language };

/** Makes the sheet of a list as the reader may see it now; null if their roles no longer open the list. */
export type MakeSheet = (deps: Deps, reader: StaffActor, asked: SheetAsked) => Promise<Sheet | null>;

/**
 * Writes the file of an export, once, if the person who asked may still see the list. Does nothing if it is already
 * written or gone.
 */
export async function writeExport(deps: Deps, exportId: string, makeSheet: MakeSheet): Promise<void> {
  const asked = await findExport(deps.db, exportId);
  if (asked === undefined || asked.fileId !== null || asked.failedAt !== null) {
    return;
  }
  const { list, language } = asked;
  const reader = await findActiveStaff(deps.db, asked.staffId);
  const plain = await deps.secrets.open(asked.sealedFilter, exportContext(exportId));
  const filter: unknown = JSON.parse(plain.toString());
  const sheet = reader === undefined ? null : await makeSheet(deps, reader, { list, filter, language });
  if (reader === undefined || sheet === null) {
    await failExport(deps.db, exportId, deps.clock.now());
    return;
  }
  const rows = await openReasons(deps, sheet.rows);
  const bytes = Buffer.from(writeCsv([sheet.header, ...rows], language));
  await transact(deps.db, async (trx) => {
    const locked = await lockExport(trx, exportId);
    if (locked === undefined || locked.fileId !== null) {
      return;
    }
    const at = deps.clock.now();
    const file = await keepFile(trx, deps, {
      investorId: null,
      purpose: 'office-export',
      originalName: `${sheet.title} ${dealerDay(at)}.csv`,
      contentType: 'text/csv',
      bytes,
      pages: null,
    });
    await finishExport(trx, exportId, { fileId: file.id, rows: sheet.rows.length });
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(reader),
      action: 'export.made',
      target: `export:${exportId}`,
      investorId: null,
      detail: { ...auditOfStaff(reader), list, rows: sheet.rows.length, sha256: file.sha256 },
    });
  });
}
