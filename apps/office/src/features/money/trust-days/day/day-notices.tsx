import { DIFFERENCES_MAX, type TrustDay } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { NewToday } from '#parts/new-today.tsx';

/** What keeps a day from being prepared, and the state of its review. */
export function DayNotices({ day }: { day: TrustDay }) {
  return (
    <>
      {day.proposal === null ? null : <ProposalNotice proposal={day.proposal} />}
      {day.obstacles.length === 0 ? null : <Obstacles day={day} />}
    </>
  );
}

function Obstacles({ day: { obstacles, content } }: { day: TrustDay }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const names = content.accounts.filter(({ shownBy }) => shownBy === null).map(({ name }) => name);
  return (
    <Notice tone="attention" title={t('officeTrustDays.obstacles.title')}>
      <ul className="grid gap-1">
        {obstacles.map((one) => (
          <li key={one}>
            {t(`officeTrustDays.obstacles.${one}`, { names: names.join(', '), max: number(DIFFERENCES_MAX) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function ProposalNotice({ proposal }: { proposal: NonNullable<TrustDay['proposal']> }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { state, maker, preparedAt, isAsPrepared, note, endedBy } = proposal;
  const name = endedBy ?? maker;
  switch (state) {
    case 'submitted':
      return (
        <Notice
          tone={isAsPrepared ? 'info' : 'attention'}
          title={t('officeTrustDays.proposal.prepared', { name: maker, when: dateTime(preparedAt ?? '') })}
        >
          <p>{t(`officeTrustDays.proposal.${whoIsNext(proposal)}`)}</p>
          <NewToday maker={maker} />
        </Notice>
      );
    case 'returned':
      return (
        <Notice tone="attention" title={t('officeTrustDays.proposal.returned', { name })}>
          <p className="whitespace-pre-line wrap-anywhere">{note}</p>
        </Notice>
      );
    case 'withdrawn':
      return <Notice>{t('officeTrustDays.proposal.withdrawn', { name })}</Notice>;
    case 'expired':
      return <Notice tone="attention">{t('officeTrustDays.proposal.expired')}</Notice>;
    default:
      return <Notice tone="attention">{t('officeTrustDays.proposal.stale')}</Notice>;
  }
}

function whoIsNext({ isAsPrepared, isOwn, mayReview }: NonNullable<TrustDay['proposal']>) {
  if (!isAsPrepared) {
    return 'changed';
  }
  if (isOwn) {
    return 'own';
  }
  return mayReview ? 'review' : 'others';
}
