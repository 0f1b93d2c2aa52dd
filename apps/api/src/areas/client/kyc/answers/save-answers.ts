import type { KycAnswers, SavedKycAnswers } from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import { maskSecrets, SECRET_PATHS } from '@portal/domain/client/kyc/checks/mask-secrets';
import { partAt, withPartAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { KYC_FIELDS } from '@portal/domain/client/kyc/sections/section-schemas';
import { isMasked } from '@portal/domain/ground/formats/mask-number';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { type AnswerTimes, answerSource, DOMAIN_NAMES } from '../versions/answer-times.ts';
import { type CurrentKyc, loadCurrentKyc } from '../versions/current-kyc.ts';
import { lockProfile } from '../versions/kyc-versions.store.ts';
import { auditStart, auditSuperseded } from './audit-kyc.ts';
import { presentVersion } from './present-kyc.ts';
import { takeOwnFiles } from './take-own-files.ts';
import { writeAnswers } from './write-answers.ts';

const FIELD_PATHS: ReadonlySet<string> = new Set(KYC_FIELDS.map(({ path }) => path));

/**
 * Saves what somebody typed, field by field, and returns only what their page cannot know. Each field keeps its newest
 * answer, whatever order saves arrive in, so a save may be repeated. `device` identifies the device. Throws NOT_FOUND, and NOT_ASKED where
 * the page of new questions changes what the submitted profile answers.
 */
export async function saveAnswers(
  deps: Deps,
  investorId: string,
  { answers, onlyNew, ...told }: KycAnswers,
  device: string,
): Promise<SavedKycAnswers> {
  const at = deps.clock.now();
  const sent = Object.entries(answers).filter(([path]) => FIELD_PATHS.has(path));
  const { before, written } = await transact(deps.db, async (trx) => {
    if (!(await lockProfile(trx, investorId))) {
      throw new AppError('NOT_FOUND');
    }
    const current = await loadCurrentKyc(trx, deps, investorId);
    const files = await takeOwnFiles(trx, investorId, draftOf(sent));
    const source = answerSource(told, device, at, DOMAIN_NAMES);
    const done = await writeAnswers(trx, deps, investorId, current, files.answers, {
      ...source,
      onlyNew: onlyNew === true,
    });
    await auditStart(trx, deps, at, investorId, done);
    await auditSuperseded(trx, deps, at, investorId, done);
    return { before: current, written: done };
  });
  const { kyc, completion, superseded } = written;
  return {
    ...presentVersion(kyc),
    completion,
    answers: unknownToSender(before, kyc, new Map(sent), device),
    ...(superseded.length === 0
      ? {}
      : {
          superseded: superseded.map(({ path, at: newer }) => ({ path, at: new Date(newer).toISOString() })),
        }),
  };
}

function draftOf(sent: readonly (readonly [string, unknown])[]): KycDraft;
function draftOf(sent: readonly (readonly [string, unknown])[]): unknown {
  return sent.reduce<unknown>((draft, [path, answer]) => withPartAt(draft, path, answer), {});
}

type Answer = SavedKycAnswers['answers'][string];
type Standing = Pick<CurrentKyc, 'kyc' | 'times'>;

/**
 * What the sender of a save cannot know about its result, by the domain's path and with numbers masked: fields that are
 * neither what they sent nor what was there before, and what other devices have answered since this one last did.
 */
function unknownToSender(
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

/** A mask leaves the number as it was. */
function expectedAt(path: string, { kyc }: Standing, sent: ReadonlyMap<string, unknown>): unknown {
  const given = sent.get(path);
  const isKept = !sent.has(path) || (isMasked(given) && SECRET_PATHS.includes(path));
  return isKept ? partAt(kyc, path) : given;
}

/** When this device last answered; -Infinity if it never did. */
function lastOf(times: AnswerTimes, device: string): number {
  const own = Object.values(times).filter(({ by }) => by === device);
  return Math.max(Number.NEGATIVE_INFINITY, ...own.map(({ at }) => at));
}

function asAnswer(answer: unknown): Answer {
  const isAnswer = typeof answer === 'string' || typeof answer === 'number' || typeof answer === 'boolean';
  return isAnswer ? answer : null;
}
