import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { ImportedStatementAnswer } from '@portal/domain/money/bank/office-money.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { fileAddress } from '../bank-addresses.ts';

type ImportedProps = { imported: ImportedStatementAnswer; accountId: string; onAgain: () => void };

/** What was taken of a file, what of it was matched by itself, and where it goes on. */
export function Imported({ imported, accountId, onAgain }: ImportedProps) {
  const { t } = useTranslation();
  const { number, exactMoney } = useFormats();
  const { id: statementId, newLines, lines, matched, closingBalance } = imported;
  return (
    <Notice
      tone="success"
      isNew
      takesFocus
      title={t('officeBank.imported.title', { count: newLines, number: number(newLines) })}
      action={
        <div className="flex flex-wrap gap-3">
          <LinkButton size="small" tone="primary" href={OFFICE_PAGES.moneyMatching}>
            {t('officeBank.imported.match')}
          </LinkButton>
          <LinkButton size="small" href={OFFICE_PAGES.moneyBank}>
            {t('officeBank.import.back')}
          </LinkButton>
          <Button size="small" onPress={onAgain}>
            {t('officeBank.imported.again')}
          </Button>
        </div>
      }
    >
      {lines === newLines ? null : (
        <p>{t('officeBank.imported.known', { count: lines - newLines, number: number(lines - newLines) })}</p>
      )}
      <p>{t('officeBank.imported.matched', { count: matched, number: number(matched) })}</p>
      <p>{t('officeBank.imported.balance', { amount: exactMoney(closingBalance) })}</p>
      <p>
        <TextLink isAlone href={fileAddress({ accountId, statementId })}>
          {t('officeBank.imported.file')}
        </TextLink>
      </p>
    </Notice>
  );
}
