import { KYC_FIELDS } from '@portal/domain/client/kyc/sections/section-schemas';
import type { ChangeRequest } from '@portal/domain/desk/orders/office-changes.wire';
import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useAnswerText } from '@portal/web/profile/use-answer-text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';
import { useFieldName } from '../field-name.ts';
import { RequestMoves, WithdrawItem } from './request-moves.tsx';

type ChangesPartProps = { page: OfficeOrder; mayAsk: boolean };

/** What the investor was asked to change, with each answer before and after, and what was done about it since. */
export function ChangesPart({ page, mayAsk }: ChangesPartProps) {
  const { t } = useTranslation();
  const { changeRequests } = page;
  return changeRequests.length === 0 ? null : (
    <PagePart id="changes" title={t('officeOrder.changes.title')}>
      {changeRequests.map((request) => (
        <RequestRow key={request.id} request={request} page={page} mayWork={mayAsk && request.isOpen} />
      ))}
    </PagePart>
  );
}

type RequestRowProps = { request: ChangeRequest; page: OfficeOrder; mayWork: boolean };

function RequestRow({ request, page, mayWork }: RequestRowProps) {
  const { t } = useTranslation();
  const { dateTime, day } = useFormats();
  const { items, note, withdrawn, answeredAt, formerDays, reminded } = request;
  const left = items.filter((item) => item.withdrawn === null);
  return (
    <div className="grid gap-2 border-line border-t pt-3">
      <p>
        {t('officeOrder.changes.asked', {
          name: request.askedBy?.name ?? t('officeOrder.identity.nobody'),
          when: dateTime(request.askedAt),
          day: day(request.answerBy),
        })}
      </p>
      <ul className="text-muted text-sm">
        {formerDays.map(({ at, by, answerBy }) => (
          <li key={at}>
            {t('officeOrder.changes.formerDay', { day: day(answerBy), name: by.name, when: dateTime(at) })}
          </li>
        ))}
        {reminded.map(({ at, by }) => (
          <li key={at}>{t('officeOrder.changes.reminded', { name: by.name, when: dateTime(at) })}</li>
        ))}
        {withdrawn === null ? (
          <li>
            {answeredAt === null
              ? t('officeOrder.changes.waiting')
              : t('officeOrder.changes.answered', { when: dateTime(answeredAt) })}
          </li>
        ) : (
          <li>
            {t('officeOrder.changes.withdrawn', { name: withdrawn.by.name, when: dateTime(withdrawn.at) })}
          </li>
        )}
      </ul>
      {note === null ? null : <p className="py-2">{note}</p>}
      <ul>
        {items.map((item) => (
          <ItemRow key={item.id} item={item}>
            {mayWork && item.withdrawn === null && left.length > 1 ? (
              <WithdrawItem orderId={page.order.id} requestId={request.id} item={item} />
            ) : null}
          </ItemRow>
        ))}
      </ul>
      {mayWork ? <RequestMoves request={request} page={page} /> : null}
    </div>
  );
}

type Item = ChangeRequest['items'][number];

function ItemRow({ item, children }: { item: Item; children: ReactNode }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const nameOf = useFieldName();
  const wordsOf = useWords();
  const shown = useShown();
  const { path, former, withdrawn, isAnswered, before, after } = item;
  return (
    <li className="py-2 text-sm">
      <p className="font-semibold">{nameOf(path)}</p>
      <p>{wordsOf(item)}</p>
      {former.map((words) => (
        <p key={words.at} className="text-muted">
          {t('officeOrder.changes.former', {
            name: words.by.name,
            when: dateTime(words.at),
            words: wordsOf(words),
          })}
        </p>
      ))}
      {withdrawn === null ? null : (
        <p className="text-muted">
          {t('officeOrder.changes.withdrawn', { name: withdrawn.by.name, when: dateTime(withdrawn.at) })}
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-muted">
        <dt>{t('officeOrder.changes.before')}</dt>
        <dd>{shown(path, before)}</dd>
        {isAnswered ? (
          <>
            <dt>{t('officeOrder.changes.after')}</dt>
            <dd>{shown(path, after)}</dd>
          </>
        ) : null}
      </dl>
      {children}
    </li>
  );
}

/** Why, and the note to the investor. */
function useWords(): (words: Pick<Item, 'reason' | 'note'>) => string {
  const { t } = useTranslation();
  return ({ reason, note }) =>
    note === ''
      ? t(`officeOrder.changes.reasons.${reason}`)
      : `${t(`officeOrder.changes.reasons.${reason}`)}: ${note}`;
}

/** A field's answer in words. */
function useShown(): (path: string, answer: string | number | boolean | null) => string {
  const { t } = useTranslation();
  const words = { nothing: t('officeOrder.profile.nothing'), file: t('officeOrder.profile.file') };
  const textOf = useAnswerText(words);
  return (path, answer) => {
    const spec = KYC_FIELDS.find((field) => field.path === path);
    return spec === undefined ? String(answer ?? words.nothing) : textOf(spec, answer);
  };
}
