import type { OfficeTrustee, TrusteeMove } from '@portal/domain/firm/trustee/office-trustee.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { NewToday } from '#parts/new-today.tsx';
import { TrusteeDifferences } from './trustee-differences.tsx';

type TrusteeNoticeProps = { trustee: OfficeTrustee; onMove: (move: TrusteeMove) => void };

/** Says that the folder names another account: what differs, who proposed it, who may decide, and how the last proposal ended. */
export function TrusteeNotice({ trustee, onMove }: TrusteeNoticeProps) {
  const { t } = useTranslation();
  const moves = movesShown(trustee);
  return (
    <Notice
      tone="attention"
      title={<Title trustee={trustee} />}
      action={
        moves.length === 0 ? undefined : (
          <div className="flex flex-wrap gap-3">
            {moves.map((move) => (
              <Button key={move} size="small" onPress={() => onMove(move)}>
                {t(`officeTrustee.moves.${move}`)}
              </Button>
            ))}
          </div>
        )
      }
    >
      <p>{t('officeTrustee.stays')}</p>
      <TrusteeDifferences differences={trustee.differences} />
      <Proposal trustee={trustee} />
      {trustee.proposal?.state === 'submitted' ? null : <WhoMayPropose trustee={trustee} />}
    </Notice>
  );
}

/** Nobody can approve what the folder no longer says, nor propose if nobody else could approve. */
function movesShown({ moves, proposal, approvers }: OfficeTrustee): TrusteeMove[] {
  return moves.filter(
    (move) =>
      !(move === 'approve' && proposal?.isOfFolder === false) &&
      !(move === 'propose' && approvers.length === 0),
  );
}

function Title({ trustee: { proposal, approvers } }: { trustee: OfficeTrustee }) {
  const { t } = useTranslation();
  if (proposal?.state !== 'submitted') {
    return t('officeTrustee.differs');
  }
  return approvers.length === 0
    ? t('officeTrustee.waitsForNobody')
    : t('officeTrustee.waits', { names: approvers.join(', ') });
}

function Proposal({ trustee: { proposal } }: { trustee: OfficeTrustee }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  if (proposal === null) {
    return null;
  }
  const { state, isOwn, maker: name, submittedAt, expiresAt, reason, endedBy, endedAt, note } = proposal;
  switch (state) {
    case 'submitted':
      return (
        <>
          <p>
            {t(isOwn ? 'officeTrustee.proposedByYou' : 'officeTrustee.proposed', {
              name,
              when: dateTime(submittedAt ?? ''),
              until: dateTime(expiresAt),
              reason,
            })}
          </p>
          {isOwn ? null : <NewToday maker={name} />}
          {proposal.isOfFolder ? null : <p>{t('officeTrustee.changedSince')}</p>}
        </>
      );
    case 'returned':
      return (
        <p>
          {t('officeTrustee.ended.returned', {
            name: endedBy ?? '',
            when: dateTime(endedAt ?? ''),
            reason: note ?? '',
          })}
        </p>
      );
    default:
      return <p>{t(state === 'stale' ? 'officeTrustee.ended.stale' : 'officeTrustee.ended.expired')}</p>;
  }
}

function WhoMayPropose({ trustee: { moves, approvers } }: { trustee: OfficeTrustee }) {
  const { t } = useTranslation();
  if (!moves.includes('propose')) {
    return <p>{t('officeTrustee.others')}</p>;
  }
  return approvers.length === 0 ? <p>{t('officeTrustee.alone')}</p> : null;
}
