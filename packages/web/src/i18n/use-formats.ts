import {
  DEALER_TIME_ZONE,
  formatDate,
  formatDateTime,
  formatDay,
  formatDaysAway,
  formatDeadline,
  formatMonth,
  formatTime,
} from '@portal/domain/ground/formats/dates';
import {
  formatDollars,
  formatExactDollars,
  formatFileSize,
  formatNumber,
  formatPercent,
} from '@portal/domain/ground/formats/numbers';
import type { Language } from '@portal/domain/ground/people/languages';
import { useMemo, useSyncExternalStore } from 'react';
import { useLanguage } from './use-language.ts';

/** The domain's formats, bound to the language on screen. Amounts are dollars as the wire carries them. */
export type Formats = ClocklessFormats & {
  /** The day of an ISO instant on the person's own clock. */
  date: (instant: string) => string;
  dateTime: (instant: string) => string;
  time: (instant: string) => string;
  /** A recent or coming moment, with its weekday and without its year. */
  deadline: (instant: string) => string;
};

/** The formats that do not depend on a time zone. */
type ClocklessFormats = {
  /** Without cents if there are none: for headlines and cards. */
  money: (dollars: number) => string;
  /** Always with cents: for orders and totals. */
  exactMoney: (dollars: number) => string;
  number: (value: number) => string;
  /** Takes basis points: 10 000 is the whole. */
  percent: (basisPoints: number) => string;
  /** `YYYY-MM-DD` without a time. */
  day: (day: string) => string;
  /** `YYYY-MM`. */
  month: (month: string) => string;
  daysAway: (days: number) => string;
  fileSize: (bytes: number) => string;
};

function formatsOf(language: Language, timeZone: () => string): Formats {
  return {
    ...clocklessOf(language),
    date: (instant) => formatDate(instant, language, timeZone()),
    dateTime: (instant) => formatDateTime(instant, language, timeZone()),
    time: (instant) => formatTime(instant, language, timeZone()),
    deadline: (instant) => formatDeadline(instant, language, timeZone()),
  };
}

function clocklessOf(language: Language): ClocklessFormats {
  return {
    money: (dollars) => formatDollars(dollars, language),
    exactMoney: (dollars) => formatExactDollars(dollars, language),
    number: (value) => formatNumber(value, language),
    percent: (basisPoints) => formatPercent(basisPoints, language),
    day: (day) => formatDay(day, language),
    month: (month) => formatMonth(month, language),
    daysAway: (days) => formatDaysAway(days, language),
    fileSize: (bytes) => formatFileSize(bytes, language),
  };
}

/** Formats for parts without times of day: prerendered output is right for them, wherever the person is. */
export function useClocklessFormats(): ClocklessFormats {
  const language = useLanguage();
  return useMemo(() => clocklessOf(language), [language]);
}

/** Formats for the language on screen. */
export function useFormats(): Formats {
  const language = useLanguage();
  const timeZone = useSyncExternalStore(never, takeOwn, takeDealers);
  return useMemo(() => formatsOf(language, timeZone), [language, timeZone]);
}

const never = () => () => undefined;
/** Looked up only when a moment is shown: it is expensive, and most users of formats show none. */
const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** Prerendered pages use the dealer's clock until they are hydrated. */
const dealersTimeZone = () => DEALER_TIME_ZONE;
const takeOwn = () => ownTimeZone;
const takeDealers = () => dealersTimeZone;
