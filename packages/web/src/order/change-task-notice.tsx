import type { OrderAtDealer } from '@portal/domain/desk/orders/order-at-dealer.wire';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/use-formats.ts';
import { Notice } from '../ui/notice.tsx';
import { TextLink } from '../ui/text-link.tsx';

type ChangeTaskNoticeProps = {
  changes: OrderAtDealer['changes'];
  /** The dealer's words, shown if no task is named. */
  reason: string | null;
  /** The link to the field of a task; null if it cannot be opened from here. */
  hrefOf: ((path: string) => string) | null;
};

/** What the dealer asks to change, each with a link to its page. */
export function ChangeTaskNotice({ changes, reason, hrefOf }: ChangeTaskNoticeProps) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const { tasks = [], answerBy = null } = changes ?? {};
  return (
    <Notice tone="attention" title={t('wizard.notices.changesAsked')}>
      {tasks.length === 0 && reason !== null ? (
        <p className="mb-1 whitespace-pre-line font-medium">{reason}</p>
      ) : null}
      {tasks.length > 0 ? (
        <ol className="mb-2 flex list-decimal flex-col gap-1 pl-5">
          {tasks.map(({ id, path, sentence, note, isAnswered }) => (
            <li key={id}>
              {hrefOf === null ? (
                <span className="font-medium">{sentence}</span>
              ) : (
                <TextLink href={hrefOf(path)}>{sentence}</TextLink>
              )}
              {note === '' ? null : <span className="block whitespace-pre-line">{note}</span>}
              {isAnswered ? (
                <span className="block text-muted text-sm">{t('wizard.notices.changed')}</span>
              ) : null}
            </li>
          ))}
        </ol>
      ) : null}
      {answerBy === null ? null : <p>{t('wizard.notices.changesBy', { date: day(answerBy) })}</p>}
      {t('wizard.notices.changesHow')}
    </Notice>
  );
}
