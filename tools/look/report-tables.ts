import type { Look } from './kept-looks.ts';
import type { KeyStep } from './keys/key-step.ts';

type Row = readonly (string | number)[];

/** Totals by place, totals by view, and every finding by its name. */
export function lookTables(looks: readonly Look[]): string {
  const seen = looks.flatMap(({ place, language, looks: views }) =>
    views.map(({ view, findings }) => ({ page: pageOf(place), place, view, language, findings })),
  );
  if (seen.length === 0) {
    return '';
  }
  const countBy = (key: (each: (typeof seen)[number]) => string): Row[] =>
    [...Map.groupBy(seen, key)].map(([name, group]) => [
      name,
      new Set(group.map(({ place }) => place)).size,
      group.length,
      group.reduce((sum, { findings }) => sum + findings.length, 0),
    ]);
  const findings = seen.flatMap((each) =>
    each.findings.map(({ check, text }) => ({ ...each, finding: `${check}: ${text}` })),
  );
  const named = [...Map.groupBy(findings, ({ place, finding }) => `${place}: ${finding}`)].map(
    ([name, group]) =>
      `- ${name} (${[...new Set(group.map(({ view, language }) => `${view} ${language}`))].join('; ')})`,
  );
  const places = new Set(seen.map(({ place }) => place)).size;
  return [
    `${places} states, ${seen.length} looks, ${findings.length} findings.`,
    table(
      ['Page', 'States', 'Looks', 'Findings'],
      countBy(({ page }) => page),
    ),
    table(
      ['View', 'States', 'Looks', 'Findings'],
      countBy(({ view, language }) => `${view}, ${LANGUAGES[language] ?? language}`),
    ),
    ...(named.length === 0 ? [] : [named.join('\n')]),
  ].join('\n\n');
}

/** What each part of the way asks of somebody who has only a keyboard, in each language. */
export function keyboardTable(steps: readonly KeyStep[]): string {
  const tables = [...Map.groupBy(steps, ({ language }) => language)].map(([language, of]) => {
    const sum = (key: (typeof COLUMNS)[number]) => of.reduce((total, step) => total + countOf(step, key), 0);
    return table(
      [
        LANGUAGES[language] ?? language,
        'Presses',
        'Tab among them',
        'Typed',
        'Stops',
        'Focus lost',
        'No ring',
      ],
      [
        ...of.map((step): Row => [step.part, ...COLUMNS.map((column) => countOf(step, column))]),
        ['Whole way', ...COLUMNS.map(sum)],
      ],
    );
  });
  const named = steps.flatMap(({ part, language, lost, unseen }) => [
    ...lost.map((where) => `- ${part} (${language}): focus lost ${where}`),
    ...unseen.map((stop) => `- ${part} (${language}): no ring at ${stop}`),
  ]);
  return [...tables, ...(named.length === 0 ? [] : [named.join('\n')])].join('\n\n');
}

const countOf = (step: KeyStep, column: (typeof COLUMNS)[number]) => {
  const counted = step[column];
  return typeof counted === 'number' ? counted : counted.length;
};
const COLUMNS = ['presses', 'tabs', 'typed', 'stops', 'lost', 'unseen'] as const;
const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', fr: 'French' };

/** A state is named 'page: state'. */
function pageOf(place: string): string {
  return place.split(':')[0] ?? place;
}

/** As the formatter writes tables: names on the left, figures on the right, columns as wide as their widest cell. */
function table(head: readonly string[], rows: readonly Row[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((cells) => String(cells[column]).length)),
  );
  const width = (column: number) => widths[column] ?? 0;
  const line = (cells: Row) => {
    const padded = cells.map((cell, column) =>
      column === 0 ? String(cell).padEnd(width(column)) : String(cell).padStart(width(column)),
    );
    return `| ${padded.join(' | ')} |`;
  };
  const rule = head.map((_, column) =>
    column === 0 ? '-'.repeat(width(0)) : `${'-'.repeat(width(column) - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
