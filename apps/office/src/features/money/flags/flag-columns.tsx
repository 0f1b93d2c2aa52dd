import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { PaymentFlagShown } from '@portal/domain/money/payments/office-flags.wire';
import { Badge } from '@portal/web/ui/badge';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router';
import { FlagFacts, FlagTimes, PaymentFlagMoves } from '#parts/flags/flag-item.tsx';
import type { DenseColumn } from '#parts/lists/dense-table.tsx';
import { RowLink } from '#parts/lists/row-link.tsx';
import { ApplyFlag } from './apply-flag.tsx';

type FlagColumns = { mayClear: boolean; mayApply: boolean };

/** What the list shows of a flag: what was found and what to do, whose money it is, since when, and the moves. */
export function useFlagColumns(may: FlagColumns): readonly DenseColumn<PaymentFlagShown>[] {
  const { t } = useTranslation();
  return [
    {
      name: 'what',
      title: t('officeFlags.columns.what'),
      track: 'minmax(0, 1.7fr)',
      part: 'main',
      cell: (flag) => <What flag={flag} />,
    },
    {
      name: 'facts',
      title: t('officeFlags.columns.facts'),
      track: 'minmax(0, 1.5fr)',
      cell: (flag) => <FlagFacts flag={flag} />,
    },
    {
      name: 'times',
      title: t('officeFlags.columns.times'),
      track: 'minmax(0, 1.1fr)',
      cell: (flag) => <FlagTimes flag={flag} />,
    },
    {
      name: 'moves',
      title: t('officeFlags.columns.moves'),
      track: 'minmax(0, 13rem)',
      part: 'controls',
      cell: (flag) => <Moves flag={flag} {...may} />,
    },
  ];
}

/** What was found; the row leads to the money of its order, where there is one. */
function What({ flag: { kind, order, cleared, isOverdue } }: { flag: PaymentFlagShown }) {
  const { t } = useTranslation();
  const what = t(`officeFlags.kinds.${kind}.what`);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {order === null ? (
          what
        ) : (
          <RowLink href={`${generatePath(OFFICE_PAGES.order, { orderId: order.id })}#money`}>{what}</RowLink>
        )}
        {isOverdue ? <Badge tone="danger">{t('officeFlags.overdue')}</Badge> : null}
      </p>
      {cleared === null ? <p className="text-muted">{t(`officeFlags.kinds.${kind}.todo`)}</p> : null}
    </>
  );
}

function Moves({ flag, mayClear, mayApply }: FlagColumns & { flag: PaymentFlagShown }) {
  const { t } = useTranslation();
  const what = t(`officeFlags.kinds.${flag.kind}.what`);
  return flag.cleared === null ? (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {mayApply && flag.kind === 'unmatched' ? <ApplyFlag flag={flag} what={what} /> : null}
      {mayClear ? <PaymentFlagMoves flag={flag} what={what} /> : null}
    </div>
  ) : null;
}
