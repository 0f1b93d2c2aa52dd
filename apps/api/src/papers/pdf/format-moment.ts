import { dayIn } from '@portal/domain/ground/formats/clock-days';
import { LOCALES } from '@portal/domain/ground/formats/locales';
import type { Language } from '@portal/domain/ground/people/languages';

type Clock = { language: Language; timeZone: string };

const SHORT = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const;
const FULL = { dateStyle: 'long', timeStyle: 'long' } as const;

type Formatter = Intl.DateTimeFormat;
const formatters = { short: new Map<string, Formatter>(), full: new Map<string, Formatter>() };

/** The day and minute of an instant where the signer lives, short enough for a box: `2026-11-20, 10:31 EST`. */
export function formatMoment(instant: string, clock: Clock): string {
  const date = new Date(instant);
  return `${dayIn(clock.timeZone, date)}, ${formatterFor('short', clock).format(date)}`;
}

/** An instant in full, with its seconds and its zone: `November 20, 2026 at 10:31:07 a.m. EST`. */
export function formatFullMoment(instant: string, clock: Clock): string {
  return formatterFor('full', clock).format(new Date(instant));
}

/** One for each language and time zone: creating it costs a hundred times as much as using it. */
function formatterFor(length: keyof typeof formatters, { language, timeZone }: Clock): Formatter {
  const key = `${language} ${timeZone}`;
  const options = length === 'short' ? SHORT : FULL;
  const made =
    formatters[length].get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone });
  formatters[length].set(key, made);
  return made;
}

/** An instant in coordinated universal time, the same in both languages: `2026-11-20 15:31:07 UTC`. */
export function formatUtc(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
