import { ScrollRegion } from '@portal/web/ui/scroll-region';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldName } from '../read/field-name.ts';
import type { RowProblem } from './read-row-problems.ts';

/** Every bad row of a file with what is wrong in it. It takes the focus: it is the answer to a press. */
export function RowProblems({ problems }: { problems: readonly RowProblem[] }) {
  const { t } = useTranslation();
  const nameOf = useFieldName();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="row-problems" className="grid gap-3">
      <h2 id="row-problems" ref={heading} tabIndex={-1} className="text-xl text-danger">
        {t('officeDeals.import.wrong', { count: problems.length })}
      </h2>
      <p className="text-muted">{t('officeDeals.import.nothingKept')}</p>
      <ScrollRegion
        label={t('officeDeals.import.wrong', { count: problems.length })}
        className="overflow-x-auto rounded-card border border-line bg-raised"
      >
        <table className="w-full text-left">
          <thead className="bg-sunken text-sm text-muted">
            <tr>
              <th className="px-4 py-2.5 font-semibold">{t('officeDeals.import.row')}</th>
              <th className="px-4 py-2.5 font-semibold">{t('officeDeals.import.field')}</th>
              <th className="px-4 py-2.5 font-semibold">{t('officeDeals.import.problem')}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, path, sentence }) => (
              <tr key={`${row} ${path} ${sentence}`} className="border-line border-t align-top">
                <td className="figures px-4 py-2.5">{row ?? t('officeDeals.import.wholeFile')}</td>
                <td className="px-4 py-2.5">{path === '' ? null : nameOf(path)}</td>
                <td className="px-4 py-2.5">{sentence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
