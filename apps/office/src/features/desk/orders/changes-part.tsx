import { KYC_FIELDS } from '@portal/domain/client/kyc/sections/section-schemas';
import type { ChangeRequest } from '@portal/domain/desk/orders/office-changes.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useAnswerText } from '@portal/web/profile/use-answer-text';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';
import { useFieldName } from './field-name.ts';

/** What the investor was asked to change, with each answer before and after. */
export function ChangesPart({ requests }: { requests: readonly ChangeRequest[] }) {
  const { t } = useTranslation();
  return requests.length === 0 ? null : (
    <PagePart id="changes" title={t('officeOrder.changes.title')}>
      {requests.map((request) => (
        <RequestRow key={request.id} request={request} />
      ))}
    </PagePart>
  );
}

function RequestRow({ request }: { request: ChangeRequest }) {
  const { t } = useTranslation();
  const { dateTime, day } = useFormats();
  const nameOf = useFieldName();
  const shown = useShown();
  return (
    <div className="border-line border-t pt-3">
      <p>
        {t('officeOrder.changes.asked', {
          name: request.askedBy?.name ?? t('officeOrder.identity.nobody'),
          when: dateTime(request.askedAt),
          day: day(request.answerBy),
        })}
      </p>
      <p className="text-muted text-sm">
        {request.answeredAt === null
          ? t('officeOrder.changes.waiting')
          : t('officeOrder.changes.answered', { when: dateTime(request.answeredAt) })}
      </p>
      {request.note === null ? null : <p className="py-2">{request.note}</p>}
      <ul>
        {request.items.map(({ id, path, reason, note, before, after, isAnswered }) => (
          <li key={id} className="py-2 text-sm">
            <p className="font-semibold">{nameOf(path)}</p>
            <p>
              {t(`officeOrder.changes.reasons.${reason}`)}
              {note === '' ? '' : `: ${note}`}
            </p>
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
          </li>
        ))}
      </ul>
    </div>
  );
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
