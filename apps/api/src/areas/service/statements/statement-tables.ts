import type { StatementFormat } from '@portal/domain/service/portfolio/statement-format';

/** The table of the statements issued. */
export type StatementTables = {
  statements: {
    investor_id: string;
    format: StatementFormat;
    /** Over its content and the day it is for. */
    content_sha256: string;
    file_id: string;
    created_at: Date;
  };
};
