import type { ExportList } from '@portal/domain/desk/exports/export-lists';
import type { Language } from '@portal/domain/ground/people/languages';

export type ExportTables = {
  /** Lists requested as a file; the filter may name a person, so it is sealed with context `export:<id>`. */
  office_exports: {
    id: string;
    staff_id: string;
    list: ExportList;
    sealed_filter: Buffer;
    language: Language;
    rows: number;
    /** Null until the file is written. */
    file_id: string | null;
    failed_at: Date | null;
    asked_at: Date;
    expires_at: Date;
  };
};
