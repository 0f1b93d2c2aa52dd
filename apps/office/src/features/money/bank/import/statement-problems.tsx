import type { StatementProblem } from '@portal/domain/money/bank/statements/statement';
import { statementProblemKey } from '@portal/domain/money/bank/statements/statement-problem-key';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { ScrollRegion } from '@portal/web/ui/scroll-region';
import { useTranslation } from 'react-i18next';

/** Why a file cannot be imported: each doubtful line, with its number. */
export function StatementProblems({ problems }: { problems: readonly StatementProblem[] }) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  if (problems.length === 0) {
    return null;
  }
  const title = t('officeBank.import.wrong', { count: problems.length });
  return (
    <section role="alert" aria-labelledby="statement-problems" className="grid gap-3">
      <h2 id="statement-problems" className="text-danger text-xl">
        {title}
      </h2>
      <p className="text-muted">{t('officeBank.import.nothingTaken')}</p>
      <ScrollRegion
        label={title}
        className="max-h-96 overflow-auto rounded-card border border-line bg-raised"
      >
        <table className="w-full text-left">
          <thead className="bg-sunken text-muted text-sm">
            <tr>
              <th className="px-4 py-2.5 font-semibold">{t('officeBank.import.line')}</th>
              <th className="px-4 py-2.5 font-semibold">{t('officeBank.import.problem')}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ line, code }) => (
              <tr key={`${line} ${code}`} className="border-line border-t align-top">
                <td className="figures px-4 py-2.5">{line ?? t('officeBank.import.wholeFile')}</td>
                <td className="px-4 py-2.5">{translate(statementProblemKey(code), { line: line ?? '' })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
