import type { FileRowsAnswer } from '@portal/domain/money/bank/office-bank-files.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Money } from '@portal/web/ui/money';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';
import { useFileTexts } from './file-texts.ts';

/** Who imported a file, what it came to, and the hash by which the very same file is known. */
export function FileFacts({ file }: { file: FileRowsAnswer['file'] }) {
  const { t } = useTranslation();
  const { number, dateTime } = useFormats();
  const { period, counts } = useFileTexts(file);
  const { importedBy, rowCount, openingBalance, closingBalance, sha256 } = file;
  const when = dateTime(file.importedAt);
  const facts = [
    {
      id: 'imported',
      value: importedBy === null ? when : t('officeBankFiles.facts.importedBy', { when, who: importedBy }),
    },
    { id: 'period', value: period },
    { id: 'counts', value: counts },
    { id: 'rows', value: rowCount === null ? t('officeBankFiles.facts.rowsNotKept') : number(rowCount) },
    { id: 'opening', value: <Money dollars={openingBalance} /> },
    { id: 'closing', value: <Money dollars={closingBalance} /> },
    { id: 'sha256', value: <code className="text-sm wrap-anywhere">{sha256}</code> },
  ] as const;
  return (
    <PagePart id="file" title={t('officeBankFiles.facts.title')}>
      <DefinitionList
        rows={facts.map(({ id, value }) => ({ id, label: t(`officeBankFiles.facts.${id}`), value }))}
      />
    </PagePart>
  );
}
