import type { OfficeMessage } from '@portal/domain/service/mail/office-mail.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useTranslation } from 'react-i18next';
import { PagePart } from './page-part.tsx';

/** What was mailed, and what bounced. */
export function MessagesPart({
  messages,
  isShown = true,
}: {
  messages: readonly OfficeMessage[];
  isShown?: boolean;
}) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const { dateTime } = useFormats();
  return (
    <PagePart id="messages" title={t('officeOrder.messages.title')}>
      {messages.length === 0 ? (
        <p className="text-muted">
          {t(isShown ? 'officeOrder.messages.none' : 'officeOrder.messages.notShown')}
        </p>
      ) : null}
      <ul className="text-sm">
        {messages.map(({ id, template, address, outcome, at, bounce }) => (
          <li key={id} className="border-line border-b py-2 last:border-b-0">
            <p className="font-semibold">{translate(`officeActions.mail.${template}`)}</p>
            <p className="text-muted wrap-anywhere">
              {t(`officeOrder.messages.${outcome}`, { when: dateTime(at), address })}
            </p>
            {bounce === null ? null : (
              <p className="text-danger">
                {t('officeOrder.messages.bounced', { when: dateTime(bounce.at), reason: bounce.reason })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
