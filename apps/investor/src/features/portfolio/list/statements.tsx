import { STATEMENT_FORMATS, type StatementFormat } from '@portal/domain/portfolio/statement-format';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import { Card } from '@portal/web/ui/card';
import { DocumentRow } from '@portal/web/ui/document-row';
import { useTranslation } from 'react-i18next';
import { useStatementMutation } from '../portfolio-api.ts';

/** All orders on paper or for a spreadsheet, as of today, each to save by a press. */
export function Statements() {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const [askStatement, { isLoading, originalArgs }] = useStatementMutation();
  const save = async (format: StatementFormat) => {
    try {
      const { url } = await askStatement(format).unwrap();
      window.location.assign(url);
    } catch (error) {
      showToast('problem', t('portfolio.statement.failed', { message: messageOf(error) }));
    }
  };
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
              title={t(`portfolio.statement.${format}`)}
              note={t(`portfolio.statement.${format}Text`)}
              onDownload={() => void save(format)}
              isPending={isLoading && originalArgs === format}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}
