import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { DEALER_TIME_ZONE, formatLastDay } from '@portal/domain/ground/formats/dates';
import type { PaymentFlagShown } from '@portal/domain/money/payments/office-flags.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Badge } from '@portal/web/ui/badge';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router';
import { useClearPaymentFlagMutation, useCountOnceMutation } from '#state/flags-api.ts';
import { FlagMove } from './flag-move.tsx';

const DAY_MS = 86_400_000;

type FlagItemProps = {
  flag: PaymentFlagShown;
  mayClear: boolean;
  /** True on the page of the order or the investor itself. */
  isOnPageOf?: 'order' | 'investor' | undefined;
};

/** One flag: what was found, in plain words, what to do about it, and whose money it is. */
export function FlagItem({ flag, mayClear, isOnPageOf }: FlagItemProps) {
  const { t } = useTranslation();
  const { kind, cleared } = flag;
  const what = t(`officeFlags.kinds.${kind}.what`);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-t px-5 py-4 first:border-t-0">
      <div className="grid min-w-0 max-w-prose gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {what}
          {flag.isOverdue ? <Badge tone="danger">{t('officeFlags.overdue')}</Badge> : null}
        </p>
        {cleared === null ? <p>{t(`officeFlags.kinds.${kind}.todo`)}</p> : null}
        <FlagFacts flag={flag} isOnPageOf={isOnPageOf} />
        <FlagTimes flag={flag} />
      </div>
      {cleared === null ? (
        <div className="flex flex-wrap gap-3 empty:hidden">
          {mayClear ? <PaymentFlagMoves flag={flag} what={what} /> : null}
        </div>
      ) : null}
    </li>
  );
}

/** The order, the amount, and the bank's text. */
export function FlagFacts({ flag, isOnPageOf }: Pick<FlagItemProps, 'flag' | 'isOnPageOf'>) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  const { order, investor, amount, reference, payor, told } = flag;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm wrap-anywhere">
      {order === null ? (
        <span>{told === null ? t('officeFlags.noOrder') : t('officeFlags.told', { told })}</span>
      ) : isOnPageOf === 'order' ? null : (
        <TextLink isAlone href={`${generatePath(OFFICE_PAGES.order, { orderId: order.id })}#money`}>
          {t('officeFlags.order', { reference: order.reference })}
        </TextLink>
      )}
      {investor === null || isOnPageOf !== undefined ? null : <span>{investor.name}</span>}
      {order === null || isOnPageOf === 'order' ? null : <span>{order.deal}</span>}
      {amount === null ? null : (
        <span className="figures">{t('officeFlags.amount', { amount: exactMoney(amount) })}</span>
      )}
      {payor === null ? null : <span>{t('officeFlags.payor', { payor })}</span>}
      {reference === null ? null : <span>{t('officeFlags.reference', { reference })}</span>}
    </p>
  );
}

/** How long a flag has been open and when it is due; or who cleared it, when and why. */
export function FlagTimes({ flag: { since, dueAt, cleared } }: { flag: PaymentFlagShown }) {
  const { t } = useTranslation();
  const { dateTime, number } = useFormats();
  const language = useLanguage();
  if (cleared === null) {
    const days = Math.floor((Date.now() - Date.parse(since)) / DAY_MS);
    const when = dateTime(since);
    return (
      <p className="flex flex-wrap gap-x-4 text-muted text-sm">
        <span>
          {days < 1
            ? t('officeFlags.sinceToday', { when })
            : t('officeFlags.since', { when, count: days, number: number(days) })}
        </span>
        <span>{t('officeFlags.due', { when: formatLastDay(dueAt, language, DEALER_TIME_ZONE) })}</span>
      </p>
    );
  }
  const { at, by, reason } = cleared;
  const when = dateTime(at);
  if (reason === null) {
    return <p className="text-muted text-sm">{t('officeFlags.cleared.byItself', { when })}</p>;
  }
  return (
    <div className="text-sm">
      <p className="text-muted">
        {by === null
          ? t('officeFlags.cleared.unknown', { when })
          : t('officeFlags.cleared.by', { name: by, when })}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{t('officeFlags.cleared.reason', { reason })}</p>
    </div>
  );
}

type PaymentFlagMovesProps = { flag: PaymentFlagShown; what: string };

/** The actions on a payment flag for people who may clear it. */
export function PaymentFlagMoves({ flag: { id: flagId, kind }, what }: PaymentFlagMovesProps) {
  const [clear, { error }] = useClearPaymentFlagMutation();
  const [countOnce, { error: refusal }] = useCountOnceMutation();
  return (
    <>
      {kind === 'looks-twice' ? (
        <FlagMove
          move="countOnce"
          what={what}
          send={(reason) => countOnce({ flagId, reason })}
          error={refusal}
        />
      ) : null}
      <FlagMove move="clear" what={what} send={(reason) => clear({ flagId, reason })} error={error} />
    </>
  );
}
