import { statementProblemKey } from '@portal/domain/money/bank/statements/statement-problem-key';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Notice } from '@portal/web/ui/notice';
import { ScrollRegion } from '@portal/web/ui/scroll-region';
import { useTranslation } from 'react-i18next';
import type { FileSample } from './use-file-sample.ts';

/** The first rows of a file under their column numbers, as currently split. */
export function SampleTable({
  sample: { rows, problem, error },
  headerLine,
}: {
  sample: FileSample;
  headerLine: string;
}) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  if (error !== undefined) {
    return <CallFailure error={error} />;
  }
  if (problem !== null) {
    return (
      <Notice
        tone="attention"
        isNew
        title={translate(statementProblemKey(problem.code), { line: problem.line ?? '' })}
      />
    );
  }
  const count = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <ScrollRegion
      label={t('officeBank.layout.sample')}
      className="overflow-x-auto rounded-control border border-line"
    >
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{t('officeBank.layout.sample')}</caption>
        <thead className="bg-sunken text-muted">
          <tr>
            <th className="px-3 py-2 font-semibold">{t('officeBank.import.line')}</th>
            {places.map((place) => (
              <th key={place} className="px-3 py-2 font-semibold whitespace-nowrap">
                {t('officeBank.layout.column', { number: place + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells }) => (
            <tr
              key={line}
              className={`border-line border-t ${String(line) === headerLine ? 'font-semibold' : ''}`}
            >
              <td className="figures px-3 py-2 text-muted">{line}</td>
              {places.map((place) => (
                <td key={place} className="max-w-64 truncate px-3 py-2">
                  {cells[place] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
