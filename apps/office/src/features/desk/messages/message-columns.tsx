import type { ContactState } from '@portal/domain/desk/messages/contact-desk';
import type { MessageRow } from '@portal/domain/desk/messages/office-messages.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge, type BadgeTone } from '@portal/web/ui/badge';
import { useTranslation } from 'react-i18next';
import type { DenseColumn } from '#parts/lists/dense-table.tsx';
import { RowLink } from '#parts/lists/row-link.tsx';
import { messageAddress } from '#parts/message-address.ts';

export const STATE_TONES: Readonly<Record<ContactState, BadgeTone>> = {
  new: 'attention',
  answered: 'success',
  closed: 'neutral',
};

/** What the list shows of a message: subject, sender, topic, time and state. */
export function useMessageColumns(): readonly DenseColumn<MessageRow>[] {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return [
    {
      name: 'subject',
      title: t('officeMessages.columns.subject'),
      track: 'minmax(0, 2fr)',
      part: 'main',
      cell: ({ id, subject }) => <RowLink href={messageAddress(id)}>{subject}</RowLink>,
    },
    {
      name: 'from',
      title: t('officeMessages.filters.from'),
      track: 'minmax(0, 1.5fr)',
      cell: ({ investor, name }) =>
        investor === null ? (
          name
        ) : (
          <>
            {investor.name} <Badge tone="accent">{t('officeMessages.investor')}</Badge>
          </>
        ),
    },
    {
      name: 'about',
      title: t('officeMessages.filters.about'),
      track: 'minmax(0, 1.2fr)',
      cell: ({ about }) => t(`contact.about.types.${about}`),
    },
    {
      name: 'received',
      title: t('officeMessages.facts.received'),
      track: '13rem',
      cell: ({ receivedAt }) => dateTime(receivedAt),
    },
    {
      name: 'state',
      title: t('officeMessages.filters.state'),
      track: '7.5rem',
      cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(`officeMessages.states.${state}`)}</Badge>,
    },
  ];
}
