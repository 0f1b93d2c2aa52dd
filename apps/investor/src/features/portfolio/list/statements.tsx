import { STATEMENT_FORMATS } from '@portal/domain/service/portfolio/statement-format';
import { Card } from '@portal/web/ui/card';
import { DocumentRow } from '@portal/web/ui/document-row';
import { useTranslation } from 'react-i18next';
import { useWrittenDocument } from '#state/documents/use-written-document.ts';
import { useStatementMutation } from '../portfolio-api.ts';

/** Statements of all orders as of today: a PDF to read or save, or a spreadsheet. */
export function Statements() {
  const { t } = useTranslation();
  const [askStatement, { isLoading, originalArgs }] = useStatementMutation();
  const rowOf = useWrittenDocument();
  return (
    <section aria-labelledby="statement-title" className="flex flex-col gap-5">
      <h2 id="statement-title" className="text-2xl">
        {t('portfolio.statement.title')}
      </h2>
      <Card padding="none">
        <ul>
          {STATEMENT_FORMATS.map((format) => (
            <DocumentRow
              key={format}
              {...rowOf(
                t(`portfolio.statement.${format}`),
                () => askStatement(format).unwrap(),
                format === 'pdf',
              )}
              note={t(`portfolio.statement.${format}Text`)}
              isPending={isLoading && originalArgs === format}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}
