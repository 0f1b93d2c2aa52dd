import type { ContactState } from '@portal/domain/desk/messages/contact-desk';
import type { MessageRow } from '@portal/domain/desk/messages/office-messages.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge, type BadgeTone } from '@portal/web/ui/badge';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { messageAddress } from '#parts/message-address.ts';

export const STATE_TONES: Readonly<Record<ContactState, BadgeTone>> = {
  new: 'attention',
  answered: 'success',
  closed: 'neutral',
};

/** One message: subject, sender and time. */
export function MessageRowItem({ row }: { row: MessageRow }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { id, subject, about, name, investor, state, receivedAt } = row;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-line border-t px-5 py-4 first:border-t-0">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <TextLink href={messageAddress(id)}>{subject}</TextLink>
        </p>
        <p className="text-sm wrap-anywhere">
          {t('officeMessages.row', { name: investor?.name ?? name, when: dateTime(receivedAt) })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {investor === null ? null : <Badge tone="accent">{t('officeMessages.investor')}</Badge>}
        <Badge>{t(`contact.about.types.${about}`)}</Badge>
        <Badge tone={STATE_TONES[state]}>{t(`officeMessages.states.${state}`)}</Badge>
      </div>
    </li>
  );
}
