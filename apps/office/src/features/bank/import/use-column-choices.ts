import type { FileSampleAnswer } from '@portal/domain/money/bank/office-money.wire';
import type { Choice } from '@portal/web/ui/select';
import { useTranslation } from 'react-i18next';

const EXAMPLE_LENGTH_MAX = 30;

/** The columns of a file as choices: by their number and their name, or what stands in them first. */
export function useColumnChoices(rows: FileSampleAnswer['rows'], headerLine: string): Choice[] {
  const { t } = useTranslation();
  const header = rows.find(({ line }) => String(line) === headerLine);
  const count = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: count }, (_, place) => {
    const example = (header === undefined ? rows : [header])
      .map(({ cells }) => (cells[place] ?? '').trim())
      .find((cell) => cell !== '');
    const number = place + 1;
    return {
      value: String(place),
      label:
        example === undefined
          ? t('officeBank.layout.column', { number })
          : t('officeBank.layout.columnWith', { number, example: example.slice(0, EXAMPLE_LENGTH_MAX) }),
    };
  });
}
