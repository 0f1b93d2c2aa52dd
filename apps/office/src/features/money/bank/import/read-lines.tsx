import type { StatementPreviewAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge } from '@portal/web/ui/badge';
import { Money } from '@portal/web/ui/money';
import { ScrollRegion } from '@portal/web/ui/scroll-region';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';

export type ReadFile = NonNullable<StatementPreviewAnswer['read']>;

/** Every line to be imported, earliest first; only the first ones of a very long file, with the total. */
export function ReadLines({ read }: { read: ReadFile }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { lineCount, newCount, firstLines } = read;
  const title = t('officeBank.lines.title', { count: lineCount, number: number(lineCount) });
  return (
    <PagePart id="lines" title={title}>
      <p className="text-muted">
        {newCount === lineCount
          ? t('officeBank.lines.allNew')
          : t('officeBank.lines.someNew', { count: newCount, number: number(newCount) })}
        {firstLines.length < lineCount
          ? ` ${t('officeBank.lines.first', { number: number(firstLines.length) })}`
          : null}
      </p>
      <ScrollRegion label={title} className="max-h-96 overflow-auto rounded-control border border-line">
        <table className="w-full text-left text-sm">
          <thead className="sticky top-0 bg-sunken text-muted">
            <tr>
              <th className="px-3 py-2 font-semibold">{t('officeBank.import.line')}</th>
              <th className="px-3 py-2 font-semibold">{t('officeBank.lines.day')}</th>
              <th className="min-w-48 px-3 py-2 font-semibold">{t('officeBank.lines.text')}</th>
              <th className="px-3 py-2 text-right font-semibold">{t('officeBank.lines.out')}</th>
              <th className="px-3 py-2 text-right font-semibold">{t('officeBank.lines.in')}</th>
            </tr>
          </thead>
          <tbody>
            {firstLines.map((line) => (
              <LineRow key={line.line} line={line} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </PagePart>
  );
}

function LineRow({
  line: { line, day, amount, description, party, isNew },
}: {
  line: ReadFile['firstLines'][number];
}) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <tr className="border-line border-t align-top">
      <td className="figures px-3 py-2 text-muted">{line}</td>
      <td className="whitespace-nowrap px-3 py-2">{formats.day(day)}</td>
      <td className="px-3 py-2 wrap-anywhere">
        {description}
        {party === null || description.includes(party) ? null : (
          <span className="block text-muted">{party}</span>
        )}{' '}
        {isNew ? null : <Badge>{t('officeBank.lines.known')}</Badge>}
      </td>
      <td className="px-3 py-2 text-right">{amount < 0 ? <Money dollars={-amount} /> : null}</td>
      <td className="px-3 py-2 text-right">{amount > 0 ? <Money dollars={amount} /> : null}</td>
    </tr>
  );
}
