import type { KycDetails } from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import { toDomainPath } from '@portal/domain/client/kyc/answers/kyc-wire-map';
import type { SetAsideDecision } from '@portal/domain/client/kyc/answers/set-aside-answers.wire';
import { checkKyc } from '@portal/domain/client/kyc/checks/check-kyc';
import { withPartAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { auditKyc, auditStart } from '../answers/audit-kyc.ts';
import { presentKyc } from '../answers/present-kyc.ts';
import { takeOwnFiles } from '../answers/take-own-files.ts';
import { type WrittenKyc, writeAnswers } from '../answers/write-answers.ts';
import { answerSource } from '../versions/answer-times.ts';
import { type CurrentKyc, loadCurrentKyc } from '../versions/current-kyc.ts';
import { lockProfile } from '../versions/kyc-versions.store.ts';
import { setDecided } from '../versions/set-aside-answers.store.ts';
import { openSetAside } from './show-set-aside.ts';

/**
 * Applies the person's decision about an answer that came too late: use it after all, as the newest answer, or leave
 * it. Using one after a submission begins the next version, as any edit does. Idempotent, and a no-op for a field where
 * nothing waits. `device` identifies the device. Throws NOT_FOUND.
 */
export async function decideSetAside(
  deps: Deps,
  investorId: string,
  decision: SetAsideDecision,
  device: string,
): Promise<KycDetails> {
  const path = toDomainPath(decision.path);
  const now = deps.clock.now();
  const { kyc, completion } = await transact(deps.db, async (trx) => {
    if (!(await lockProfile(trx, investorId))) {
      throw new AppError('NOT_FOUND');
    }
    const current = await loadCurrentKyc(trx, deps, investorId);
    const waiting = await openSetAside(trx, deps, investorId, current);
    const chosen = waiting.find((each) => each.path === path);
    if (chosen === undefined || current.id === null) {
      return { kyc: current, ...checkedAt(current, now) };
    }
    // As in any save, files that no longer belong to the investor are dropped.
    const { answers } = await takeOwnFiles(trx, investorId, draftOf(path, chosen.answer));
    const written = decision.use
      ? await writeAnswers(trx, deps, investorId, current, answers, answerSource({}, device, now))
      : unchanged({ ...current, id: current.id }, now);
    await setDecided(trx, investorId, path, now);
    await auditDecision(trx, deps, investorId, written, { path, used: decision.use });
    return written;
  });
  return presentKyc(kyc, completion);
}

function unchanged(kyc: CurrentKyc & { id: string }, now: Date): WrittenKyc {
  return { kyc, startedVersion: false, superseded: [], ...checkedAt(kyc, now) };
}

function checkedAt({ kyc }: CurrentKyc, now: Date): Pick<WrittenKyc, 'issues' | 'completion'> {
  const { issues, completion } = checkKyc(kyc, { today: dealerDay(now) });
  return { issues, completion };
}

async function auditDecision(
  trx: Db,
  deps: Deps,
  investorId: string,
  written: WrittenKyc,
  detail: { path: string; used: boolean },
): Promise<void> {
  const at = deps.clock.now();
  await auditStart(trx, deps, at, investorId, written);
  await auditKyc(trx, deps, at, investorId, written.kyc, 'kyc.set-aside-decided', detail);
}

function draftOf(path: string, answer: unknown): KycDraft;
function draftOf(path: string, answer: unknown): unknown {
  return withPartAt({}, path, answer);
}
