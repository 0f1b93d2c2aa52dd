import { withPartAt } from '@portal/domain/client/kyc/draft';
import type { KycDraft } from '@portal/domain/client/kyc/kyc';
import type { KycAnswers, SavedKycAnswers } from '@portal/domain/client/kyc/kyc-answers.wire';
import { KYC_FIELDS } from '@portal/domain/client/kyc/section-rules';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { answerSource, DOMAIN_NAMES } from './answer-times.ts';
import { auditStart, auditSuperseded } from './audit-kyc.ts';
import { loadCurrentKyc } from './current-kyc.ts';
import { takeOwnFiles } from './identity-files.ts';
import { lockProfile } from './kyc-versions.store.ts';
import { presentVersion } from './present-kyc.ts';
import { unknownToSender } from './unknown-to-sender.ts';
import { writeAnswers } from './write-answers.ts';

const FIELD_PATHS: ReadonlySet<string> = new Set(KYC_FIELDS.map(({ path }) => path));

/**
 * Saves what somebody typed, field by field, and answers only what they cannot know. Of each field the newest answer
 * stands, in whatever order saves arrive, so that one may be sent again. `device` tells one device from another. Throws
 * NOT_FOUND.
 */
export async function saveAnswers(
  deps: Deps,
  investorId: string,
  { answers, ...told }: KycAnswers,
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
    const done = await writeAnswers(trx, deps, investorId, current, files.answers, source);
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
