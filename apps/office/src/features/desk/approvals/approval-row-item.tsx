import type { ApprovalRow } from '@portal/domain/desk/approvals/office-approvals.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { decidedAt } from './approvals-address.ts';

/** One proposal: what would be done, who asks, until when, and who may decide. */
export function ApprovalRowItem({ row }: { row: ApprovalRow }) {
  const { t } = useTranslation();
  const { dateTime, day, exactMoney } = useFormats();
  const { kind, order, amount, person, maker, isOwn, hasWorkedOnIt, submittedAt, expiresAt } = row;
  const deal = row.deal === '' ? t('officeApprovals.noName') : row.deal;
  const when = dateTime(submittedAt);
  return (
    <li className="grid items-start gap-x-6 gap-y-2 border-line border-t px-5 py-4 first:border-t-0 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold wrap-anywhere">
          <TextLink href={decidedAt(row)}>
            {t(`officeApprovals.kinds.${kind}`, {
              deal,
              reference: order?.reference ?? '',
              amount: amount === null ? '' : exactMoney(amount),
              day: kind === 'close-trust-day' ? day(row.targetId) : '',
              person: person?.name ?? '',
              role: person === null ? '' : t(`office.roles.${person.toRole}`),
            })}
          </TextLink>
        </p>
        {order === null ? null : (
          <p className="wrap-anywhere">{t('officeApprovals.order', { investor: order.investor, deal })}</p>
        )}
        {hasWorkedOnIt || row.approvers.count === 0 ? <Others row={row} /> : null}
      </div>
      <div className="grid gap-1 text-muted text-sm lg:text-right">
        <p>
          {isOwn
            ? t('officeApprovals.proposedByYou', { when })
            : t('officeApprovals.proposed', { name: maker, when })}
        </p>
        <p>{t('officeApprovals.until', { when: dateTime(expiresAt) })}</p>
      </div>
    </li>
  );
}

/** Who may decide if this person may not. */
function Others({ row: { kind, isOwn, hasWorkedOnIt, approvers } }: { row: ApprovalRow }) {
  const { t } = useTranslation();
  const names = approvers.names.join(', ');
  const more = approvers.count - approvers.names.length;
  return (
    <div className="text-sm">
      {hasWorkedOnIt && !isOwn ? (
        <p>{t(kind === 'change-role' ? 'officeApprovals.aboutYou' : 'officeApprovals.workedOnIt')}</p>
      ) : null}
      {approvers.count === 0 ? (
        <p className="text-attention">{t('officeApprovals.nobody')}</p>
      ) : (
        <p>
          {t('officeApprovals.approvers', {
            names: more === 0 ? names : t('officeApprovals.andMore', { names, count: more }),
          })}
        </p>
      )}
    </div>
  );
}
