import type { CsvProfile } from './statement-profile.ts';

type Part = NonNullable<CsvProfile['party']>['part'];

/** Who paid, out of the column in which a bank writes it among other things; null where nothing is left. */
export function partyOfCell(text: string, part: Part): string | null {
  const [before = '', ...after] = text.split('/');
  const chosen: Readonly<Record<Part, string>> = {
    whole: text,
    'before-slash': before,
    'after-slash': after[0] ?? '',
  };
  const name = chosen[part].replaceAll(/\s+/gu, ' ').trim();
  return name === '' ? null : name;
}
