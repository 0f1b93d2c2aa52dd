import type { MoneyProposal } from '@portal/domain/money/payments/office-money-proposals.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';

/** What waits for a second person about an order's money, or why the last proposal came to nothing. */
export function MoneyProposalNotice({ proposal }: { proposal: MoneyProposal }) {
  const { t } = useTranslation();
  const { exactMoney, dateTime } = useFormats();
  const { decision, state, maker, isOwn, workedOnIt, reason, submittedAt, expiresAt } = proposal;
  const amount = exactMoney(proposal.amount);
  const why = reason === null ? null : <p>{t('officeOrderMoney.reasonGiven', { reason })}</p>;
  if (state !== 'submitted') {
    return (
      <Notice tone="attention" title={t(`officeOrderMoney.ended.${decision}`, { amount })}>
        <HowItEnded proposal={proposal} />
        {why}
      </Notice>
    );
  }
  return (
    <Notice title={t(`officeOrderMoney.open.${decision}`, { amount })}>
      <p>
        {t('officeOrderMoney.open.text', {
          name: maker,
          when: dateTime(submittedAt ?? ''),
          inTrust: exactMoney(proposal.inTrust),
          until: dateTime(expiresAt),
        })}
      </p>
      {decision === 'refund' ? (
        <p>{t('officeOrderMoney.open.stays', { stays: exactMoney(proposal.staysInTrust) })}</p>
      ) : null}
      {why}
      {isOwn ? <p>{t('officeOrderMoney.open.own')}</p> : null}
      {workedOnIt ? <p>{t('officeOrderMoney.open.worked')}</p> : null}
    </Notice>
  );
}

function HowItEnded({ proposal }: { proposal: MoneyProposal }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { state, staleBecause, note, endedBy, endedAt } = proposal;
  const who = { name: endedBy ?? '', when: dateTime(endedAt ?? '') };
  switch (state) {
    case 'returned':
      return <p>{t('officeOrderMoney.ended.returned', { ...who, reason: note ?? '' })}</p>;
    case 'withdrawn':
      return <p>{t('officeOrderMoney.ended.withdrawn', who)}</p>;
    case 'expired':
      return <p>{t('officeOrderMoney.ended.expired')}</p>;
    default:
      return <p>{t(`officeOrderMoney.ended.${staleBecause ?? 'order-changed'}`)}</p>;
  }
}
