import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';
import { useNewcomersQuery } from '#state/newcomers-api.ts';
import { useAppSelector } from '#state/store.ts';

/** Where something is approved: says who of the two, its maker or the reader, was let in within the last day. */
export function NewToday({ maker }: { maker: string }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const selfId = useAppSelector(({ session }) => session.person?.id);
  const { data = [] } = useNewcomersQuery();
  const shown = data.filter(({ staffId, name }) => staffId === selfId || name === maker);
  return shown.map(({ staffId, name, at }) => (
    <p key={staffId} className="font-semibold text-attention">
      {t(staffId === selfId ? 'office.newToday.you' : 'office.newToday.other', { name, when: dateTime(at) })}
    </p>
  ));
}
