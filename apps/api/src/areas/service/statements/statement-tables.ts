import type { StatementFormat } from '@portal/domain/service/portfolio/statement-format';

/** The table of the statements that were made. */
export type StatementTables = {
  statements: {
    investor_id: string;
    format: StatementFormat;
    /** Of what it says and of the day that it says it for. */
    content_sha256: string;
    file_id: string;
    created_at: Date;
  };
};
