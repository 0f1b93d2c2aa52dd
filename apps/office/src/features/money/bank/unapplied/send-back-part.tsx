import type { SendBackProposal, UnappliedMoney } from '@portal/domain/money/bank/lines/office-unapplied.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { NewToday } from '#parts/new-today.tsx';
import type { DecideStep } from './undo-step.ts';

type SendBackPartProps = {
  money: UnappliedMoney;
  proposal: SendBackProposal;
  onStep: (step: DecideStep) => void;
};

const DECISIONS = ['approve', 'return', 'withdraw'] as const;

/** The pending proposal to send money back, and what this person may do; or why the last one failed. */
export function SendBackPart({ money, proposal, onStep }: SendBackPartProps) {
  const { t } = useTranslation();
  const { dateTime, day, exactMoney } = useFormats();
  const { state, maker, isOwn, workedOnIt, submittedAt, expiresAt, sentOn, reason } = proposal;
  const amount = exactMoney(proposal.amount);
  if (state !== 'submitted') {
    return (
      <Notice tone="attention" title={t('officeUnapplied.proposal.ended', { amount })}>
        <HowItEnded proposal={proposal} />
      </Notice>
    );
  }
  const said = {
    name: maker,
    when: dateTime(submittedAt ?? ''),
    day: day(sentOn),
    until: dateTime(expiresAt),
  };
  return (
    <Notice title={t('officeUnapplied.proposal.open', { amount })}>
      <p>{t('officeUnapplied.proposal.text', said)}</p>
      <p className="wrap-anywhere">{t('officeUnapplied.proposal.reason', { reason })}</p>
      {isOwn ? <p>{t('officeUnapplied.proposal.own')}</p> : <NewToday maker={maker} />}
      {workedOnIt ? <p>{t('officeUnapplied.proposal.worked')}</p> : null}
      <p className="flex flex-wrap gap-3 empty:hidden">
        {DECISIONS.filter((move) => money.moves.includes(move)).map((what) => (
          <Button
            key={what}
            size="small"
            tone={what === 'approve' ? 'primary' : 'secondary'}
            onPress={() => onStep({ what, money, proposal })}
          >
            {t(`officeUnapplied.proposal.${what}`)}
          </Button>
        ))}
      </p>
    </Notice>
  );
}

function HowItEnded({ proposal: { state, note, endedBy, endedAt } }: { proposal: SendBackProposal }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const who = { name: endedBy ?? '', when: dateTime(endedAt ?? '') };
  switch (state) {
    case 'returned':
      return <p>{t('officeUnapplied.proposal.returned', { ...who, reason: note ?? '' })}</p>;
    case 'withdrawn':
      return <p>{t('officeUnapplied.proposal.withdrawn', who)}</p>;
    case 'expired':
      return <p>{t('officeUnapplied.proposal.expired')}</p>;
    default:
      return <p>{t('officeUnapplied.proposal.stale')}</p>;
  }
}
