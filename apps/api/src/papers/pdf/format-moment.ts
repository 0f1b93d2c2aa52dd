import { dayIn } from '@portal/domain/formats/clock-days';
import { LOCALES } from '@portal/domain/formats/locales';
import type { Language } from '@portal/domain/wire/user';

type Clock = { language: Language; timeZone: string };

/** The day and minute of an instant where the signer lives, short enough for a box: `2026-11-20, 10:31 EST`. */
export function formatMoment(instant: string, { language, timeZone }: Clock): string {
  const date = new Date(instant);
  const options = {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  } as const;
  return `${dayIn(timeZone, date)}, ${new Intl.DateTimeFormat(LOCALES[language], options).format(date)}`;
}

/** An instant in full, with its seconds and its zone: `November 20, 2026 at 10:31:07 a.m. EST`. */
export function formatFullMoment(instant: string, { language, timeZone }: Clock): string {
  const options = { timeZone, dateStyle: 'long', timeStyle: 'long' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(instant));
}

/** An instant in coordinated universal time, the same in both languages: `2026-11-20 15:31:07 UTC`. */
export function formatUtc(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
