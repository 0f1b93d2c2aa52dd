import type {
  RegistrationMove,
  RegistrationProposal,
} from '@portal/domain/firm/registrations/registrations.wire';
import { provinceNameKey } from '@portal/domain/ground/people/provinces';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { NewToday } from '#parts/new-today.tsx';
import { RegistrationDays } from './registration-days.tsx';

type RegistrationNoticeProps = { proposal: RegistrationProposal; onMove: (move: RegistrationMove) => void };

/** A change that waits for a second person or came back: what it says, what it does to orders, and what the person may do. */
export function RegistrationNotice({ proposal, onMove }: RegistrationNoticeProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { isOwn, maker: name, submittedAt, expiresAt, reason, returned, moves } = proposal;
  const province = t(provinceNameKey(proposal.province));
  const when = dateTime(submittedAt);
  return (
    <Notice
      tone="attention"
      title={t(returned === null ? 'officeRegistrations.waits' : 'officeRegistrations.cameBack', {
        province,
      })}
      action={
        moves.length === 0 ? undefined : (
          <div className="flex flex-wrap gap-3">
            {moves.map((move) => (
              <Button key={move} size="small" onPress={() => onMove(move)}>
                {t(`officeRegistrations.moves.${move}`)}
              </Button>
            ))}
          </div>
        )
      }
    >
      <RegistrationDays {...proposal} />
      {returned === null ? (
        <>
          <p>
            {t(isOwn ? 'officeRegistrations.proposedByYou' : 'officeRegistrations.proposed', {
              name,
              when,
              until: dateTime(expiresAt),
              reason,
            })}
          </p>
          {isOwn ? null : <NewToday maker={name} />}
          <OrdersOfResidents count={proposal.orders} />
        </>
      ) : (
        <p>
          {t('officeRegistrations.returned', {
            name: returned.by,
            when: dateTime(returned.at),
            reason: returned.reason,
          })}
        </p>
      )}
    </Notice>
  );
}

/** How many orders a registration without that day would stop. */
export function OrdersOfResidents({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <p>{count === 0 ? t('officeRegistrations.noOrders') : t('officeRegistrations.orders', { count })}</p>
  );
}
