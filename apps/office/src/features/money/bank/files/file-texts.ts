import type { BankFilesAnswer } from '@portal/domain/money/bank/statements/office-bank-files.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';

/** The texts about a file, in a list and on its own page. */
export function useFileTexts(file: BankFilesAnswer['files'][number]) {
  const { t } = useTranslation();
  const { dateTime, day, number } = useFormats();
  const when = dateTime(file.importedAt);
  return {
    imported:
      file.importedBy === null
        ? t('officeBankFiles.importedByNobody', { when })
        : t('officeBankFiles.imported', { when, who: file.importedBy }),
    period: t('officeBankFiles.period', { from: day(file.firstDay), to: day(file.lastDay) }),
    counts: t('officeBankFiles.counts', { number: number(file.newLines), lines: number(file.lines) }),
  };
}
