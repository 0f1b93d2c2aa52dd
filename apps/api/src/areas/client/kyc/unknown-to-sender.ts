import { partAt } from '@portal/domain/client/kyc/draft';
import type { SavedKycAnswers } from '@portal/domain/client/kyc/kyc-answers.wire';
import { maskSecrets, SECRET_PATHS } from '@portal/domain/client/kyc/kyc-secrets';
import { KYC_FIELDS } from '@portal/domain/client/kyc/section-rules';
import { isMasked } from '@portal/domain/ground/formats/masked-number';
import type { AnswerTimes } from './answer-times.ts';
import type { CurrentKyc } from './current-kyc.ts';

type Answer = SavedKycAnswers['answers'][string];
type Standing = Pick<CurrentKyc, 'kyc' | 'times'>;

/**
 * What stands after a save and its sender cannot know, by the domain's path, numbers masked: where it is neither what
 * they sent nor what was there before, and what other devices answered since this one did.
 */
export function unknownToSender(
  before: Standing,
  after: Standing,
  sent: ReadonlyMap<string, unknown>,
  device: string,
): SavedKycAnswers['answers'] {
  const shown = maskSecrets(after.kyc);
  const since = lastOf(before.times, device);
  const unknown: Record<string, Answer> = {};
  for (const { path } of KYC_FIELDS) {
    const stands = partAt(after.kyc, path);
    const expected = expectedAt(path, before, sent);
    const time = after.times[path];
    const isOfAnother = time !== undefined && time.by !== device && time.at > since;
    if (isOfAnother || (stands ?? '') !== (expected ?? '')) {
      unknown[path] = asAnswer(partAt(shown, path));
    }
  }
  return unknown;
}

/** A mask that is sent leaves the number as it was. */
function expectedAt(path: string, { kyc }: Standing, sent: ReadonlyMap<string, unknown>): unknown {
  const given = sent.get(path);
  const isKept = !sent.has(path) || (isMasked(given) && SECRET_PATHS.includes(path));
  return isKept ? partAt(kyc, path) : given;
}

/** When this device answered last; before everything for one that has answered nothing yet. */
function lastOf(times: AnswerTimes, device: string): number {
  const own = Object.values(times).filter(({ by }) => by === device);
  return Math.max(Number.NEGATIVE_INFINITY, ...own.map(({ at }) => at));
}

function asAnswer(answer: unknown): Answer {
  const isAnswer = typeof answer === 'string' || typeof answer === 'number' || typeof answer === 'boolean';
  return isAnswer ? answer : null;
}
