import { isDeepStrictEqual } from 'node:util';
import { toWirePath } from '@portal/domain/client/kyc/answers/kyc-wire-map';
import type { SetAsideAnswers } from '@portal/domain/client/kyc/answers/set-aside-answers.wire';
import { SECRET_PATHS } from '@portal/domain/client/kyc/checks/mask-secrets';
import { partAt } from '@portal/domain/client/kyc/fields/draft';
import { maskNumber } from '@portal/domain/ground/formats/mask-number';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { type CurrentKyc, loadCurrentKyc } from '../versions/current-kyc.ts';
import { setAsideContext } from '../versions/seal-answers.ts';
import { findUndecided } from '../versions/set-aside-answers.store.ts';

/** Late answers from another device that the person has not decided about, with numbers masked. Throws NOT_FOUND. */
export async function showSetAside(deps: Deps, investorId: string): Promise<SetAsideAnswers> {
  const current = await loadCurrentKyc(deps.db, deps, investorId);
  return (await openSetAside(deps.db, deps, investorId, current)).map(present);
}

function present({ path, answer, answeredAt }: OpenedSetAside): SetAsideAnswers[number] {
  const isSecret = SECRET_PATHS.some((secret) => secret === path);
  return {
    path: toWirePath(path),
    answer: isSecret ? maskNumber(answer) : answer,
    answeredAt: answeredAt.toISOString(),
  };
}

/** An answer that waits for the person's decision, decrypted: secret numbers are as typed. */
type OpenedSetAside = { path: string; answer: string | number | boolean; answeredAt: Date };

/**
 * The newest undecided late answer of each field. Those that match the current answer, or whose field was answered
 * again since, need no decision and are left out.
 */
export async function openSetAside(
  db: Db,
  deps: Pick<Deps, 'secrets'>,
  investorId: string,
  current: CurrentKyc,
): Promise<OpenedSetAside[]> {
  const opened: OpenedSetAside[] = [];
  const seen = new Set<string>();
  for (const { id, path, sealed, answeredAt, setAsideAt } of await findUndecided(db, investorId)) {
    const given = current.times[path]?.at ?? 0;
    if (seen.has(path) || given > setAsideAt.getTime()) {
      continue;
    }
    seen.add(path);
    const answer: unknown = JSON.parse((await deps.secrets.open(sealed, setAsideContext(id))).toString());
    if (isAnswer(answer) && !isDeepStrictEqual(answer, partAt(current.kyc, path))) {
      opened.push({ path, answer, answeredAt });
    }
  }
  return opened;
}

/** Whether a field can hold it; anything else was never an answer. */
function isAnswer(answer: unknown): answer is OpenedSetAside['answer'] {
  return typeof answer === 'string' || typeof answer === 'number' || typeof answer === 'boolean';
}
