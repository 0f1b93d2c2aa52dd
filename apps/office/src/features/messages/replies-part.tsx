import type { OfficeMessageDetail } from '@portal/domain/desk/messages/office-messages.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge } from '@portal/web/ui/badge';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';

/** What was answered, by whom, and whether it left. */
export function RepliesPart({ replies, language }: Pick<OfficeMessageDetail, 'replies' | 'language'>) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <PagePart id="replies" title={t('officeMessages.replies.title')}>
      {replies.length === 0 ? <p className="text-muted">{t('officeMessages.replies.none')}</p> : null}
      <ol className="grid gap-4 empty:hidden">
        {replies.map(({ id, by, at, text, delivery }) => (
          <li key={id} className="grid gap-2 border-line border-b pb-4 last:border-b-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
              {t('officeMessages.replies.by', { name: by, when: dateTime(at) })}
              <Badge tone={delivery === 'withheld' ? 'danger' : 'neutral'}>
                {t(`officeMessages.replies.${delivery}`)}
              </Badge>
            </p>
            <p className="max-w-prose whitespace-pre-wrap wrap-anywhere" lang={`${language}-CA`}>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </PagePart>
  );
}
