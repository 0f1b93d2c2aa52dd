import { formatDay, formatDeadline, formatTimeZone } from '@portal/domain/ground/formats/dates';
import type { Language } from '@portal/domain/ground/people/languages';
import { provincePhrases } from '../../../papers/documents/province-name.ts';
import type { MailRequest } from '../../../platform/mail/request-mail.ts';
import type { ActedAlone } from '../../firm/staff/staff-mails.ts';
import { type MailFacts, memorandumOf, type SayMail } from './mail-facts.ts';

/** What the sentences of a message name, by the words that stand for it in its texts. */
export function namedInMail(
  request: MailRequest,
  facts: MailFacts,
  language: Language,
  t: SayMail,
): Record<string, string> {
  const { order, documentTitle } = facts;
  const article = facts.article?.article[language] ?? null;
  const dealName =
    (order ?? memorandumOf(request, facts))?.dealName[language] ?? facts.newDeal?.name[language];
  return {
    ...(article === null ? {} : { title: article.title }),
    ...(dealName === undefined ? {} : { dealName }),
    ...(documentTitle === null ? {} : { documentTitle }),
    ...('leaveToken' in request ? provincePhrases(request.province, t) : {}),
    ...('lastDigits' in request ? { digits: request.lastDigits } : {}),
    ...('replyText' in request ? { subject: request.subject } : {}),
    ...('confirmBy' in request ? { day: formatDay(request.confirmBy, language) } : {}),
    ...('emergency' in request ? actedAlone(request.emergency, t) : {}),
    ...('until' in request ? { until: untilOf(request.until, facts.clock, language) } : {}),
  };
}

/** Who did alone what takes two, and what. */
function actedAlone({ kind, about, by }: ActedAlone, t: SayMail): Record<string, string> {
  return { by, what: t(`mailOffice.actedAlone.acts.${kind}`, { about }) };
}

/** A time that the reader has to keep, with the clock that it is read from. */
function untilOf(instant: string, timeZone: string, language: Language): string {
  return `${formatDeadline(instant, language, timeZone)} (${formatTimeZone(instant, language, timeZone)})`;
}
