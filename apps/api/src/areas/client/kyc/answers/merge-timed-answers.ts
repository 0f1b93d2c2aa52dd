import { isDeepStrictEqual } from 'node:util';
import { SECRET_PATHS } from '@portal/domain/client/kyc/checks/mask-secrets';
import { hasParts, isBlank, partAt, withPartAt } from '@portal/domain/client/kyc/fields/draft';
import { SECTION_NAMES } from '@portal/domain/client/kyc/fields/section-names';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { SECTION_FIELDS } from '@portal/domain/client/kyc/sections/section-schemas';
import { isMasked } from '@portal/domain/ground/formats/mask-number';
import { type AnswerSource, type AnswerTimes, newerTime, timeOf } from '../versions/answer-times.ts';
import { mergeAnswers } from './merge-answers.ts';

/** An answer that lost to a newer one. */
export type SetAsideAnswer = {
  path: string;
  answer: unknown;
  answeredAt: number;
  /**
   * True if it arrived after another device's newer answer. Otherwise the newer one arrived later, or a device's
   * requests overtook each other.
   */
  cameLate: boolean;
};

/** A sent answer that lost; `at` is the time of the newer one that was kept. */
export type SupersededAnswer = { path: string; at: number };

export type TimedAnswers = { kyc: KycDraft; times: AnswerTimes };

export type MergedAnswers = TimedAnswers & {
  superseded: readonly SupersededAnswer[];
  setAside: readonly SetAsideAnswer[];
};

const FIELD_PATHS = SECTION_NAMES.flatMap((section) =>
  SECTION_FIELDS[section].map(({ path }) => `${section}.${path}`),
);

/**
 * Merges a save into the stored answers. Each field keeps its newest answer, whatever order the devices' saves arrive
 * in. Also returns what is lost: older answers that came late, and another device's answers that a newer one replaces.
 * Typing over an answer on the same device loses nothing.
 */
export function mergeTimedAnswers(stored: TimedAnswers, sent: KycDraft, source: AnswerSource): MergedAnswers {
  const times: Record<string, AnswerTimes[string]> = { ...stored.times };
  const superseded: SupersededAnswer[] = [];
  const setAside: SetAsideAnswer[] = [];
  let standing: unknown = sent;
  for (const { path, answer, given } of leavesOf(sent, '')) {
    const before = stored.times[path];
    const kept = partAt(stored.kyc, path);
    const sentTime = timeOf(given, source);
    const time = newerTime(before, sentTime);
    const isOther = !isDeepStrictEqual(kept ?? null, answer ?? null);
    if (time !== null) {
      times[path] = time;
      if (before !== undefined && before.by !== time.by && isOther) {
        setAside.push({ path, answer: kept, answeredAt: before.at, cameLate: false });
      }
      continue;
    }
    standing = withPartAt(openedAt(standing, given), path, undefined);
    if (before !== undefined && isOther) {
      superseded.push({ path, at: before.at });
      setAside.push({ path, answer, answeredAt: sentTime.at, cameLate: before.by !== sentTime.by });
    }
  }
  return {
    kyc: mergeAnswers(stored.kyc, asDraft(standing)),
    times,
    superseded,
    setAside: setAside.filter(({ answer }) => !isBlank(answer)),
  };
}

/** `given` is the path the save used: a group sent as null clears each of its fields. */
type Leaf = { path: string; answer: unknown; given: string };

function leavesOf(value: unknown, path: string): Leaf[] {
  if (hasParts(value)) {
    return Object.entries(value).flatMap(([name, part]) =>
      leavesOf(part, path === '' ? name : `${path}.${name}`),
    );
  }
  const isNoAnswer =
    value === undefined || (isMasked(value) && SECRET_PATHS.some((secret) => secret === path));
  if (isNoAnswer) {
    return [];
  }
  const fields = FIELD_PATHS.filter((field) => field.startsWith(`${path}.`));
  return (fields.length === 0 ? [path] : fields).map((field) => ({
    path: field,
    answer: value,
    given: path,
  }));
}

/** Expands a group sent as null into its fields, each null, so that single fields can be taken out. */
function openedAt(answers: unknown, path: string): unknown {
  const fields = FIELD_PATHS.filter((field) => field.startsWith(`${path}.`));
  if (fields.length === 0 || hasParts(partAt(answers, path))) {
    return answers;
  }
  return fields.reduce<unknown>((open, field) => withPartAt(open, field, null), answers);
}

function asDraft(answers: unknown): KycDraft {
  return hasParts(answers) ? answers : {};
}
