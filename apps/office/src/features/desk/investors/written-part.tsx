import type { OfficeInvestor } from '@portal/domain/desk/investors/office-investors.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge } from '@portal/web/ui/badge';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { messageAddress } from '#parts/message-address.ts';
import { PagePart } from '#parts/page-part.tsx';

/** What the investor wrote to the dealer while logged in. */
export function WrittenPart({ written }: Pick<OfficeInvestor, 'written'>) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <PagePart id="written" title={t('officeMessages.ofInvestor.title')}>
      {written.length === 0 ? <p className="text-muted">{t('officeMessages.ofInvestor.none')}</p> : null}
      <ul className="empty:hidden">
        {written.map(({ id, subject, about, state, receivedAt }) => (
          <li key={id} className="border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0">
            <p className="flex flex-wrap items-center justify-between gap-2 wrap-anywhere">
              <TextLink href={messageAddress(id)}>{subject}</TextLink>
              <Badge tone={state === 'new' ? 'attention' : 'neutral'}>
                {t(`officeMessages.states.${state}`)}
              </Badge>
            </p>
            <p className="text-muted text-sm">
              {t(`contact.about.types.${about}`)} · {dateTime(receivedAt)}
            </p>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
