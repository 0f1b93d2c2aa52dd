import { toWire, toWirePath } from '@portal/domain/client/kyc/answers/kyc-wire-map';
import { SECRET_PATHS } from '@portal/domain/client/kyc/checks/mask-secrets';
import { maskNumber } from '@portal/domain/ground/formats/mask-number';
import type { Deps } from '../../../platform/deps.ts';
import { listVersions, readAnswers } from './versions/read-answers.ts';
import { setAsideContext } from './versions/seal-answers.ts';
import { listSetAside } from './versions/set-aside-answers.store.ts';

/** Every version of the investor's profile for their own data, newest first, with secret numbers masked. */
export async function listOwnProfiles({ db, secrets }: Deps, investorId: string): Promise<object[]> {
  const versions: object[] = [];
  for (const { id, submittedAt, signedAt, ...facts } of await listVersions(db, investorId)) {
    versions.push({
      ...facts,
      submittedAt: submittedAt?.toISOString() ?? null,
      signedAt: signedAt?.toISOString() ?? null,
      sections: toWire(await readAnswers(db, secrets, investorId, id)),
    });
  }
  return versions;
}

/** Every answer replaced by a newer one, for the investor's own data, with secret numbers masked. */
export async function listOwnSetAside({ db, secrets }: Deps, investorId: string): Promise<object[]> {
  const answers: object[] = [];
  for (const { id, path, sealed, answeredAt, decidedAt } of await listSetAside(db, investorId)) {
    const answer: unknown = JSON.parse((await secrets.open(sealed, setAsideContext(id))).toString());
    answers.push({
      path: toWirePath(path),
      answer: SECRET_PATHS.includes(path) ? maskNumber(answer) : answer,
      answeredAt: answeredAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    });
  }
  return answers;
}
