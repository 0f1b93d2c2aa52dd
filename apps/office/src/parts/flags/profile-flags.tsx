import type { ProfileFlagShown } from '@portal/domain/desk/orders/office-profile.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { useFormats } from '@portal/web/i18n/use-formats';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { investorAddress } from '#parts/investor-address.ts';
import { useClearProfileFlagMutation } from '#state/flags-api.ts';
import { FlagMove } from './flag-move.tsx';

type ProfileFlagsProps = { investorId: string; flags: readonly ProfileFlagShown[]; mayClear: boolean };

/** The open flags of an investor's profile, a link to the other account, and clearing them; nothing if there are none. */
export function ProfileFlags({ investorId, flags, mayClear }: ProfileFlagsProps) {
  const { t } = useTranslation();
  return flags.length === 0 ? null : (
    <section
      aria-label={t('officeFlags.profile.title')}
      className="overflow-clip rounded-card border border-attention bg-attention-soft"
    >
      <p className="px-5 pt-4 font-semibold">{t('officeFlags.profile.title')}</p>
      <ul>
        {flags.map((flag) => (
          <ProfileFlagItem key={flag.id} investorId={investorId} flag={flag} mayClear={mayClear} />
        ))}
      </ul>
    </section>
  );
}

type ProfileFlagItemProps = Omit<ProfileFlagsProps, 'flags'> & { flag: ProfileFlagShown };

function ProfileFlagItem({
  investorId,
  flag: { id, kind, since, other, order },
  mayClear,
}: ProfileFlagItemProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const [clear, { error }] = useClearProfileFlagMutation();
  const what = t(`officeFlags.profile.kinds.${kind}.what`);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-t px-5 py-4 first:border-t-0">
      <div className="grid min-w-0 max-w-prose gap-1">
        <p className="font-semibold">{what}</p>
        <p>{t(`officeFlags.profile.kinds.${kind}.todo`)}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <span className="text-muted">{t('officeFlags.sinceToday', { when: dateTime(since) })}</span>
          {other === null ? null : (
            <TextLink isAlone href={investorAddress(other)}>
              {t('officeFlags.profile.other')}
            </TextLink>
          )}
          {order === null ? null : (
            <TextLink isAlone href={OFFICE_PAGES.order.replace(':orderId', encodeURIComponent(order))}>
              {t('officeFlags.profile.order')}
            </TextLink>
          )}
        </p>
      </div>
      {mayClear ? (
        <FlagMove
          move="clear"
          what={what}
          text={t('officeFlags.profile.clearText')}
          send={(reason) => clear({ investorId, flagId: id, reason })}
          error={error}
        />
      ) : null}
    </li>
  );
}
