import { SECRET_PATHS } from '@portal/domain/client/kyc/kyc-secrets';
import { toWirePath } from '@portal/domain/client/kyc/kyc-wire-map';
import type { SetAsideAnswers } from '@portal/domain/client/kyc/set-aside-answers.wire';
import { maskNumber } from '@portal/domain/ground/formats/masked-number';
import type { Deps } from '../../../platform/deps.ts';
import { loadCurrentKyc } from './current-kyc.ts';
import { type OpenedSetAside, openSetAside } from './open-set-aside.ts';

/** What another device answered differently and the person has not decided about, numbers masked. Throws NOT_FOUND. */
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
