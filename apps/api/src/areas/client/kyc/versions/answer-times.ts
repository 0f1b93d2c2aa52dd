import { toDomainPath, toWirePath } from '@portal/domain/client/kyc/kyc-wire-map';

/** When an answer was given, in milliseconds since 1970. */
export type AnswerTime = {
  /** By the server's clock: when it arrived, less the time that it had waited on the device. */
  at: number;
  /** By the device's own clock, right or wrong; null where the save did not say. */
  own: number | null;
  /** The device: what one session is known by. */
  by: string;
};

/** By the dotted path of the field in the domain's names. A path without a time is older than any answer. */
export type AnswerTimes = Readonly<Record<string, AnswerTime>>;

/** What a save says of its answers' times: wire paths and the device's own clock, ISO 8601. */
export type ToldTimes = {
  sentAt?: string | undefined;
  answeredAt?: Readonly<Record<string, string>> | undefined;
};

/** From which device answers came, and when each was given there, by the domain's path. */
export type AnswerSource = {
  device: string;
  now: number;
  sentAt: number;
  answeredAt: ReadonlyMap<string, number>;
  /** The path by which the save names a field of the domain. */
  nameOf: (path: string) => string;
};

/** From a save's path of a field to the domain's, and back. */
export type FieldNames = { fieldOf: (path: string) => string; nameOf: (path: string) => string };

const WIRE_NAMES: FieldNames = { fieldOf: toDomainPath, nameOf: toWirePath };
/** Of saves that call fields as the domain does. */
export const DOMAIN_NAMES: FieldNames = { fieldOf: (path) => path, nameOf: (path) => path };

/** An answer that waited longer on a device is taken for as old as this: 90 days. */
export const ANSWER_AGE_MAX_MS = 90 * 24 * 60 * 60 * 1000;

/** Reads what a save says of its answers' times; the last argument says how it calls fields, as the wire does unless given. */
export function answerSource(
  told: ToldTimes,
  device: string,
  now: Date,
  { fieldOf, nameOf }: FieldNames = WIRE_NAMES,
): AnswerSource {
  const times = Object.entries(told.answeredAt ?? {});
  return {
    device,
    now: now.getTime(),
    sentAt: told.sentAt === undefined ? now.getTime() : Date.parse(told.sentAt),
    answeredAt: new Map(times.map(([path, at]) => [fieldOf(path), Date.parse(at)])),
    nameOf,
  };
}

/**
 * When a sent answer was given. Only how long it waited counts, so that a wrong clock on a device changes nothing; none
 * is from the future. An answer of which the save says nothing was given now.
 */
export function timeOf(path: string, source: AnswerSource): AnswerTime {
  const { device, now, sentAt } = source;
  const own = source.answeredAt.get(path) ?? null;
  const age = own === null ? 0 : Math.min(Math.max(sentAt - own, 0), ANSWER_AGE_MAX_MS);
  return { at: now - age, own, by: device };
}

/**
 * The time of the answer that stands: of the sent one where it counts as the newer, else null. Of one device its own
 * clock decides, because one of its requests may overtake another; of two devices the server's. Without a time the
 * answer that arrives last counts, and of two that are equally old as well.
 */
export function newerTime(stored: AnswerTime | undefined, sent: AnswerTime): AnswerTime | null {
  if (stored === undefined) {
    return sent;
  }
  const isOfOneDevice = stored.by === sent.by && stored.own !== null;
  const isNewer = sent.own === null || (isOfOneDevice ? sent.own >= (stored.own ?? 0) : sent.at >= stored.at);
  return isNewer ? { ...sent, at: Math.max(sent.at, stored.at) } : null;
}
