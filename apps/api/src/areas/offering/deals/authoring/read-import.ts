import { fieldIssuesOf } from '@portal/domain/ground/forms/field-issue';
import {
  type DealDraft,
  dealDraftSchema,
  emptyDealDraft,
} from '@portal/domain/offering/deals/authoring/deal-draft';
import {
  IMPORT_ROWS_MAX,
  type ImportDealsInput,
} from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { AppError, type FieldIssue, invalid } from '../../../../platform/http/app-error.ts';
import { type ImportedRow, readCsvRows } from './read-csv-rows.ts';

/** What a file has: its deals, all or none, or everything that is wrong with it. */
export type ImportReading = { drafts: DealDraft[] } | { issues: readonly FieldIssue[] };

/** See readAll. */
export function readImport(file: ImportDealsInput): ImportReading {
  try {
    return { drafts: readAll(file) };
  } catch (error) {
    if (error instanceof AppError && error.details.fields !== undefined) {
      return { issues: error.details.fields };
    }
    throw error;
  }
}

/**
 * The deals of a file, all or none. Throws VALIDATION with everything that is wrong: at paths such as
 * `rows.3.content.name.fr`, counted from 1 without the header, or at `text` if the file as a whole cannot be read.
 */
function readAll({ format, text }: ImportDealsInput): DealDraft[] {
  const readable = text.replace(/^\uFEFF/, '');
  if (readable.includes('\uFFFD')) {
    throw invalid([{ path: 'text', key: 'dealProblems.importEncoding' }]);
  }
  const rows = format === 'csv' ? readCsvRows(readable) : readJsonRows(readable);
  if (rows.length === 0) {
    throw invalid([{ path: 'text', key: 'dealProblems.importEmpty' }]);
  }
  if (rows.length > IMPORT_ROWS_MAX) {
    const values = { count: IMPORT_ROWS_MAX };
    throw invalid([{ path: 'text', key: 'dealProblems.importTooMany', values }]);
  }
  const read = rows.map(readRow);
  const issues = [...read.flatMap((row) => row.issues), ...equalSlugs(read.map(({ draft }) => draft))];
  if (issues.length > 0) {
    throw invalid(issues);
  }
  return read.flatMap(({ draft }) => draft ?? []);
}

function readRow(
  { value, issues }: ImportedRow,
  place: number,
): { draft: DealDraft | null; issues: FieldIssue[] } {
  const read = dealDraftSchema.safeParse(completed(value));
  const found = [...issues, ...(read.success ? [] : fieldIssuesOf(read.error, {}))];
  const named = found.map((issue) => ({ ...issue, path: pathOf(place, issue.path) }));
  return { draft: read.success ? read.data : null, issues: named };
}

function pathOf(place: number, path: string): string {
  return ['rows', place + 1, path].filter((part) => part !== '').join('.');
}

/** Fills in what the file leaves out. */
function completed(value: unknown): unknown {
  if (!isFields(value)) {
    return value;
  }
  const empty = emptyDealDraft();
  const content: unknown = 'content' in value ? value.content : {};
  const isObject = isFields(content);
  return { ...empty, ...value, content: isObject ? completedContent(content) : content };
}

/** What a file says of the offering may leave out parts, too; an approval is of the deal whose file it is. */
function completedContent(content: object): object {
  const { offering: nothing, ...empty } = emptyDealDraft().content;
  const said: unknown = 'offering' in content ? content.offering : {};
  const offering = isFields(said) && nothing !== undefined ? merged(nothing, said) : said;
  return { ...empty, ...content, offering };
}

function merged(empty: object, said: object): object {
  const parts = Object.entries(empty).map(([name, part]: [string, unknown]) => {
    const own: unknown = Reflect.get(said, name);
    return [name, own === undefined ? part : isFields(part) && isFields(own) ? { ...part, ...own } : own];
  });
  return { ...said, ...Object.fromEntries(parts) };
}

function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Two deals of one file cannot share a slug. */
function equalSlugs(drafts: readonly (DealDraft | null)[]): FieldIssue[] {
  const slugs = drafts.map((draft) => draft?.slug ?? '');
  return slugs.flatMap((slug, place) =>
    slug !== '' && slugs.indexOf(slug) < place
      ? [{ path: pathOf(place, 'slug'), key: 'dealProblems.slugTaken' }]
      : [],
  );
}

function readJsonRows(text: string): ImportedRow[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw invalid([{ path: 'text', key: 'dealProblems.importNotJson' }]);
  }
  if (!Array.isArray(parsed)) {
    throw invalid([{ path: 'text', key: 'dealProblems.importNotAList' }]);
  }
  return parsed.map((value: unknown) => ({ value, issues: [] }));
}
