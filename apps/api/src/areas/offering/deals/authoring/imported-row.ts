import type { FieldIssue } from '../../../../platform/http/app-error.ts';

/** A deal of a file, as it stands there, and what of it cannot be read. */
export type ImportedRow = { value: unknown; issues: readonly FieldIssue[] };
