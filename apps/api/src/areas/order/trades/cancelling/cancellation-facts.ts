import { formatDateTime, formatLastDay, formatTimeZone } from '@portal/domain/ground/formats/dates';
import type { Language } from '@portal/domain/ground/people/languages';
import type { MailParts } from '../../../../platform/mail/mail-parts.ts';
import type { CancellationTold } from '../order-events.ts';

type T = (key: string, values?: Record<string, string | number>) => string;
type Facts = MailParts['facts'];

const UTC_DATE_LENGTH = 'YYYY-MM-DD'.length;

/** The instant of a notice for its receipt: on the purchaser's clock, and to the second in UTC. */
export function stampedTime(instant: string, language: Language, timeZone: string): string {
  const utc = new Date(instant).toISOString();
  const day = utc.slice(0, UTC_DATE_LENGTH);
  const second = utc.slice(UTC_DATE_LENGTH + 1, UTC_DATE_LENGTH + 1 + 'HH:MM:SS'.length);
  const zone = formatTimeZone(instant, language, timeZone);
  return `${formatDateTime(instant, language, timeZone)}, ${zone} (${day} ${second} UTC)`;
}

/** The end of the right: `midnight at the end of Monday, November 23, 2026`. */
export function midnightOf(midnight: string, language: Language, timeZone: string, t: T): string {
  return t('mailCancellation.midnightOf', {
    day: formatLastDay(midnight, language, timeZone, { withYear: true }),
  });
}

/** When the notice was given, and when the right it was given under ended. */
export function cancellationFacts(told: CancellationTold, language: Language, t: T): Facts {
  const { noticeAt, rightEndsAt, timeZone } = told;
  return [
    { label: t('mailCancellation.noticeAt'), value: stampedTime(noticeAt, language, timeZone) },
    ...(rightEndsAt === null
      ? []
      : [
          {
            label: t('mailCancellation.rightEndsAt'),
            value: midnightOf(rightEndsAt, language, timeZone, t),
          },
        ]),
  ];
}

/** Until when the reader may cancel, in messages about an order that can still be cancelled. */
export function cancelUntilFacts(
  mayCancel: { rightEndsAt: string; timeZone: string } | null,
  language: Language,
  t: T,
): Facts {
  return mayCancel === null
    ? []
    : [
        {
          label: t('mailCancellation.cancelUntil'),
          value: midnightOf(mayCancel.rightEndsAt, language, mayCancel.timeZone, t),
        },
      ];
}
