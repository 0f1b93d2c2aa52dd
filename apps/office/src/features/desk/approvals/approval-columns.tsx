import { decidedAt } from '@portal/domain/desk/approvals/decided-at';
import type { ApprovalRow } from '@portal/domain/desk/approvals/office-approvals.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';
import type { DenseColumn } from '#parts/lists/dense-table.tsx';
import { RowLink } from '#parts/lists/row-link.tsx';
import { NewToday } from '#parts/new-today.tsx';
import { useRoleNames } from '#parts/role-names.ts';

/** What the list shows of a proposal: what would be done, of whom, who asks, who may decide, and until when. */
export function useApprovalColumns(): readonly DenseColumn<ApprovalRow>[] {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return [
    {
      name: 'what',
      title: t('officeApprovals.columns.what'),
      track: 'minmax(0, 1.8fr)',
      part: 'main',
      cell: (row) => <What row={row} />,
    },
    {
      name: 'order',
      title: t('officeApprovals.columns.order'),
      track: 'minmax(0, 1.4fr)',
      cell: ({ order, deal }) =>
        order === null
          ? null
          : t('officeApprovals.order', {
              investor: order.investor,
              deal: deal === '' ? t('officeApprovals.noName') : deal,
            }),
    },
    {
      name: 'proposed',
      title: t('officeApprovals.columns.proposed'),
      track: '11rem',
      cell: ({ isOwn, maker, submittedAt }) => {
        const when = dateTime(submittedAt);
        return isOwn
          ? t('officeApprovals.proposedByYou', { when })
          : t('officeApprovals.proposed', { name: maker, when });
      },
    },
    {
      name: 'approvers',
      title: t('officeApprovals.columns.approvers'),
      track: 'minmax(0, 1.4fr)',
      cell: (row) => <Approvers row={row} />,
    },
    {
      name: 'until',
      title: t('officeApprovals.columns.until'),
      track: '9rem',
      cell: ({ expiresAt }) => dateTime(expiresAt),
    },
  ];
}

function What({ row }: { row: ApprovalRow }) {
  const { t } = useTranslation();
  const rolesIn = useRoleNames();
  const { day, exactMoney } = useFormats();
  const { kind, order, amount, person } = row;
  return (
    <RowLink href={decidedAt(row)}>
      {t(`officeApprovals.kinds.${kind}`, {
        deal: row.deal === '' ? t('officeApprovals.noName') : row.deal,
        reference: order?.reference ?? '',
        amount: amount === null ? '' : exactMoney(amount),
        day: kind === 'close-trust-day' ? day(row.targetId) : '',
        person: person?.name ?? '',
        role: person === null ? '' : rolesIn(person.toRoles),
      })}
    </RowLink>
  );
}

/** Who may decide, and why this person may not. */
function Approvers({ row: { kind, isOwn, hasWorkedOnIt, approvers, maker } }: { row: ApprovalRow }) {
  const { t } = useTranslation();
  const names = approvers.names.join(', ');
  const more = approvers.count - approvers.names.length;
  return (
    <>
      {hasWorkedOnIt && !isOwn ? (
        <p>
          {t(
            kind === 'change-role' || kind === 'admit-person'
              ? 'officeApprovals.aboutYou'
              : 'officeApprovals.workedOnIt',
          )}
        </p>
      ) : null}
      {approvers.count === 0 ? (
        <p className="text-attention">{t('officeApprovals.nobody')}</p>
      ) : (
        <p>{more === 0 ? names : t('officeApprovals.andMore', { names, count: more })}</p>
      )}
      {hasWorkedOnIt ? null : <NewToday maker={maker} />}
    </>
  );
}
