import type { ReturnedPage } from '@portal/domain/money/payments/office-debits.wire';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { useReturnedQuery } from './debits-api.ts';
import { ImportReturns } from './import-returns.tsx';
import { OlderButtons } from './older-buttons.tsx';
import { ReturnedTable } from './returned-table.tsx';

/** What came back, with the bank's reason in words, and taking the bank's file. */
export function ReturnsPart({ mayImport }: { mayImport: boolean }) {
  const { t } = useTranslation();
  const [after, setAfter] = useState<string | undefined>();
  const read = useReturnedQuery(after === undefined ? {} : { after }, { refetchOnMountOrArgChange: true });
  return (
    <PagePart id="returns" title={t('officeDebits.returns.title')}>
      {mayImport ? <ImportReturns /> : null}
      <Loaded read={read}>
        {(page) => (
          <>
            <Returned page={page} />
            <OlderButtons after={after} next={page.next} onGo={setAfter} />
          </>
        )}
      </Loaded>
    </PagePart>
  );
}

function Returned({ page }: { page: ReturnedPage }) {
  const { t } = useTranslation();
  return page.rows.length === 0 ? (
    <p className="text-muted">{t('officeDebits.returns.none')}</p>
  ) : (
    <ReturnedTable label={t('officeDebits.returns.table')} rows={page.rows} isTaken />
  );
}
