import { toDomainPath, toWirePath } from '@portal/domain/client/kyc/answers/kyc-wire-map';

/** When an answer was given, in milliseconds since 1970. */
export type AnswerTime = {
  /** By the server's clock: when it arrived, less the time it waited on the device. */
  at: number;
  /** By the device's own clock, right or wrong; null if the save did not say. */
  own: number | null;
  /** The device, identified by its session. */
  by: string;
};

/** Keyed by the field's dotted path in the domain's names. A path without a time counts as older than any answer. */
export type AnswerTimes = Readonly<Record<string, AnswerTime>>;

/** What a save says about the times of its answers: wire paths, and the device's own clock in ISO 8601. */
export type ToldTimes = {
  sentAt?: string | undefined;
  answeredAt?: Readonly<Record<string, string>> | undefined;
};

/** Which device the answers came from, and when each was given there, keyed by the domain's path. */
export type AnswerSource = {
  device: string;
  now: number;
  sentAt: number;
  answeredAt: ReadonlyMap<string, number>;
  /** Turns a field's path in the domain into the path the save uses for it. */
  nameOf: (path: string) => string;
};

/** Converts a field's path from the save's naming to the domain's, and back. */
export type FieldNames = { fieldOf: (path: string) => string; nameOf: (path: string) => string };

const WIRE_NAMES: FieldNames = { fieldOf: toDomainPath, nameOf: toWirePath };
/** For saves that already use the domain's names. */
export const DOMAIN_NAMES: FieldNames = { fieldOf: (path) => path, nameOf: (path) => path };

/** An answer that waited longer on a device counts as this old: 90 days. */
export const ANSWER_AGE_MAX_MS = 90 * 24 * 60 * 60 * 1000;

/** Reads the times of a save's answers. Fields are named as on the wire unless the last argument says otherwise. */
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
 * When a sent answer was given. Only how long it waited counts, so a device's wrong clock changes nothing and no answer
 * is from the future. An answer whose time the save does not give was given now.
 */
export function timeOf(path: string, source: AnswerSource): AnswerTime {
  const { device, now, sentAt } = source;
  const own = source.answeredAt.get(path) ?? null;
  const age = own === null ? 0 : Math.min(Math.max(sentAt - own, 0), ANSWER_AGE_MAX_MS);
  return { at: now - age, own, by: device };
}

/**
 * The sent answer's time if it replaces the stored one, else null. Within one device its own clock decides, because its
 * requests may overtake each other; between two devices the server's clock does. Without a time, or when both are
 * equally old, the answer that arrives last wins.
 */
export function newerTime(stored: AnswerTime | undefined, sent: AnswerTime): AnswerTime | null {
  if (stored === undefined) {
    return sent;
  }
  const isOfOneDevice = stored.by === sent.by && stored.own !== null;
  const isNewer = sent.own === null || (isOfOneDevice ? sent.own >= (stored.own ?? 0) : sent.at >= stored.at);
  return isNewer ? { ...sent, at: Math.max(sent.at, stored.at) } : null;
}
