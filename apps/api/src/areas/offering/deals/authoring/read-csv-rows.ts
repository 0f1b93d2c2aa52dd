import { DEAL_LIST_LIMITS } from '@portal/domain/offering/deals/authoring/deal-content';
import { type DealDraft, emptyDealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import { IMPORT_ROWS_MAX } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { CsvError, parse } from 'csv-parse/sync';
import { type AppError, type FieldIssue, invalid } from '../../../../platform/http/app-error.ts';
import { codesOf, newAppraisal, offeringCell } from './offering-columns.ts';

/** A deal as read from a file, and what of it could not be read. */
export type ImportedRow = { value: unknown; issues: readonly FieldIssue[] };

/** Columns that are not text. All others are, with as many list entries as a deal may have. */
const NUMBERS = ['unitPrice', 'minimumUnits', 'maximumUnits', 'unitsTotal', 'content.dealerFeeBasisPoints'];
const DATES = ['opensAt', 'closesAt'];
const COST_VALUE = /^content\.costs\.\d{1,2}\.value$/;
const YES_OR_NO = /^content\.(?:paysIncome|photos\.\d{1,2}\.cover|costs\.\d{1,2}\.isEstimate)$/;
const TERMS = ['slug', 'type', 'province', ...NUMBERS, ...DATES];
const TEXTS = /^content\.(?:name|location|summary|description|security|issuer\.summary)\.(?:en|fr)$/;
const ISSUER = /^content\.issuer\.(?:name|city|province|email|phone)$/;
const ENTRIES =
  /^content\.(photos|infoTable|faqs|team)\.(\d{1,2})\.(?:id|src|kind|name|portrait|(?:description|label|value|question|answer|role|biography)\.(?:en|fr)|cover)$/;
const COSTS = /^content\.(costs)\.(\d{1,2})\.(?:label\.(?:en|fr)|kind|value|when|paidBy|isEstimate)$/;

const ANSWERS: Readonly<Record<string, boolean>> = {
  yes: true,
  no: false,
  oui: true,
  non: false,
  true: true,
  false: false,
};
/** Twice as many as a deal has fields. */
const COLUMNS_MAX = 1_000;
/** Several hundred columns, and commas of long texts. */
const LINE_SEPARATORS_MAX = 20_000;
/** The whole file uses one separator: the one most frequent in the header. */
const SEPARATORS = [',', ';', '\t'] as const;

/**
 * The rows of a CSV file whose columns are the paths of a draft's fields (`unitPrice`, `content.name.fr`,
 * `content.faqs.0.answer.en`). Throws VALIDATION at `text` for a file that is not CSV or has an unknown column.
 */
export function readCsvRows(text: string): ImportedRow[] {
  const [header = [], ...rows] = recordsOf(text);
  const names = header.map((name) => name.trim());
  if (names.length > COLUMNS_MAX) {
    throw unreadable(1);
  }
  refuseUnknown(names);
  return rows.map((cells) => readCells(names, cells));
}

function recordsOf(text: string): string[][] {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  refuseWideLines(text);
  const [delimiter = ','] = SEPARATORS.toSorted(
    (one, other) => header.split(other).length - header.split(one).length,
  );
  try {
    return parse(text, { delimiter, skip_empty_lines: true, to: IMPORT_ROWS_MAX + 2 });
  } catch (error) {
    const line = error instanceof CsvError && typeof error.lines === 'number' ? error.lines : 1;
    throw unreadable(line);
  }
}

/** A line of more separators than a file has columns would be as many cells: texts between quotation marks have some, too. */
function refuseWideLines(text: string): void {
  let separators = 0;
  let line = 1;
  for (const [mark] of text.matchAll(/[,;\t\n]/g)) {
    separators = mark === '\n' ? 0 : separators + 1;
    line += mark === '\n' ? 1 : 0;
    if (separators > LINE_SEPARATORS_MAX) {
      throw unreadable(line);
    }
  }
}

function unreadable(line: number): AppError {
  return invalid([{ path: 'text', key: 'dealProblems.importUnreadable', values: { line } }]);
}

function refuseUnknown(names: readonly string[]): void {
  const issues = names.flatMap((name, place): FieldIssue[] => {
    if (!isColumn(name)) {
      return [{ path: 'text', key: 'dealProblems.importColumnUnknown', values: { name } }];
    }
    const isTwice = names.indexOf(name) < place;
    return isTwice ? [{ path: 'text', key: 'dealProblems.importColumnTwice', values: { name } }] : [];
  });
  if (issues.length > 0) {
    throw invalid(issues);
  }
}

function isColumn(name: string): boolean {
  const [, list, place] = ENTRIES.exec(name) ?? COSTS.exec(name) ?? [];
  const limit = Object.entries(DEAL_LIST_LIMITS).find(([of]) => of === list)?.[1] ?? 0;
  return (
    TERMS.includes(name) ||
    name === 'content.paysIncome' ||
    offeringCell(name) !== null ||
    TEXTS.test(name) ||
    ISSUER.test(name) ||
    (list !== undefined && Number(place) < limit)
  );
}

/** An empty cell leaves its field as in an empty draft. */
function readCells(names: readonly string[], cells: readonly string[]): ImportedRow {
  const value = emptyDealDraft();
  const issues: FieldIssue[] = [];
  for (const [place, path] of names.entries()) {
    const cell = (cells[place] ?? '').trim();
    if (cell !== '') {
      const read = readCell(path, cell);
      if (read.issue === undefined) {
        setAt(value, path, read.value);
      } else {
        issues.push({ path, key: read.issue });
      }
    }
  }
  return { value, issues };
}

type Cell = { value: string | number | boolean | string[]; issue?: undefined } | { issue: string };

function readCell(path: string, cell: string): Cell {
  const ofOffering = offeringCell(path);
  if (ofOffering === 'codes') {
    return { value: codesOf(cell) };
  }
  if (ofOffering === 'number' || NUMBERS.includes(path) || COST_VALUE.test(path)) {
    return /^\d{1,12}(?:\.\d{1,2})?$/.test(cell)
      ? { value: Number(cell) }
      : { issue: 'dealProblems.importNumber' };
  }
  if (DATES.includes(path)) {
    return readDate(cell);
  }
  if (ofOffering === 'yes-or-no' || YES_OR_NO.test(path)) {
    const value = ANSWERS[cell.toLowerCase()];
    return value === undefined ? { issue: 'dealProblems.importYesNo' } : { value };
  }
  return { value: cell };
}

/** A date without a time means midnight UTC. */
function readDate(cell: string): Cell {
  const typed = /^\d{4}-\d{2}-\d{2}$/.test(cell) ? `${cell}T00:00:00Z` : cell;
  const isDate = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/.test(typed);
  const time = new Date(typed);
  const isReal = isDate && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(typed.slice(0, 10));
  return isReal ? { value: time.toISOString() } : { issue: 'dealProblems.importDate' };
}

/** Empty entries of the lists. */
const NEW_ENTRIES = {
  photos: (place: string) => ({ id: `photo-${place}`, src: '', description: both(), cover: false }),
  infoTable: () => ({ kind: 'other', label: both(), value: both() }),
  costs: () => ({
    label: both(),
    kind: 'percent',
    value: null,
    when: 'start',
    paidBy: 'issuer',
    isEstimate: false,
  }),
  faqs: () => ({ question: both(), answer: both() }),
  team: (place: string) => ({
    id: `member-${place}`,
    name: '',
    role: both(),
    biography: both(),
    portrait: '',
  }),
  statedValues: () => ({ where: both(), value: null, basis: both() }),
} as const satisfies Record<keyof typeof DEAL_LIST_LIMITS | 'statedValues', (place: string) => object>;

function both() {
  return { en: '', fr: '' };
}

/** Sets the value at a path, adding list entries as needed. */
function setAt(draft: DealDraft, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce<object>((part, name, depth) => {
    const found: unknown = Reflect.get(part, name);
    if (typeof found === 'object' && found !== null) {
      return found;
    }
    const entry = newEntry(names[depth - 1], name);
    Reflect.set(part, name, entry);
    return entry;
  }, draft);
  Reflect.set(holder, last, value);
}

function newEntry(list: string | undefined, place: string): object {
  if (place === 'appraisal') {
    return newAppraisal();
  }
  const make = Object.entries(NEW_ENTRIES).find(([name]) => name === list)?.[1];
  return make?.(place) ?? {};
}
