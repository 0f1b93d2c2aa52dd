import type { TrustDayContent } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';
import { movementRows } from './movement-rows.ts';

/** What the books say, from the opening balance to the closing one. */
export function BooksPart({ content: { books } }: { content: TrustDayContent }) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  const rows = movementRows(books, (step) => t(`officeTrustDays.movement.${step}`), exactMoney);
  return (
    <PagePart id="books" title={t('officeTrustDays.sides.books')}>
      <DefinitionList figures rows={rows} />
    </PagePart>
  );
}
