import { fieldOfChange, wizardPageOfChange } from '@portal/domain/desk/change-pages';
import type { Trade } from '@portal/domain/wire/trade';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOrderAtDealerQuery } from '#state/order-at-dealer-api.ts';
import { paths } from '#state/paths.ts';
import { useFieldOfAddress } from './use-field-of-address.ts';

/** What the dealer asks to be changed, each with the way to its page; the dealer's words alone where nothing is named. */
export function ChangeTasks({ slug, trade }: { slug: string; trade: Trade }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const { data } = useOrderAtDealerQuery(trade.id);
  useFieldOfAddress();
  const { tasks = [], answerBy = null } = data?.changes ?? {};
  return (
    <Notice tone="attention" title={t('wizard.notices.changesAsked')}>
      {tasks.length === 0 && trade.reason !== null ? (
        <p className="mb-1 whitespace-pre-line font-medium">{trade.reason}</p>
      ) : null}
      {tasks.length > 0 ? (
        <ol className="mb-2 flex list-decimal flex-col gap-1 pl-5">
          {tasks.map(({ id, path, sentence, note, isAnswered }) => (
            <li key={id}>
              <Link
                to={paths.wizard(slug, wizardPageOfChange(path), fieldOfChange(path))}
                className="font-medium"
              >
                {sentence}
              </Link>
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
