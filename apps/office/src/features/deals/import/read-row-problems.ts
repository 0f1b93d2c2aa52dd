/** What is wrong with a field of a file, as the server names it: `rows.3.content.name.fr`, rows counted from 1. */
export type RowProblem = { row: number | null; path: string; sentence: string };

const OF_ROW = /^rows\.(\d+)(?:\.(.+))?$/;

/** The problems of a file in the order of its rows; those of the whole file first. */
export function rowProblemsOf(fields: Readonly<Record<string, string>>): RowProblem[] {
  return Object.entries(fields)
    .map(([name, sentence]) => {
      const [, row, path = ''] = OF_ROW.exec(name) ?? [];
      return row === undefined ? { row: null, path: '', sentence } : { row: Number(row), path, sentence };
    })
    .sort((one, other) => (one.row ?? 0) - (other.row ?? 0));
}
