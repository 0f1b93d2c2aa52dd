import type { KycDetails } from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import { toWire, toWirePath } from '@portal/domain/client/kyc/answers/kyc-wire-map';
import { maskSecrets } from '@portal/domain/client/kyc/checks/mask-secrets';
import type { Completion } from '@portal/domain/client/kyc/checks/section-order';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import type { CurrentKyc } from '../versions/current-kyc.ts';
import type { SupersededAnswer } from './merge-timed-answers.ts';

type PresentedVersion = Pick<KycDetails, 'id' | 'version' | 'signedAt' | 'submittedAt'>;

const NO_ANSWERS: KycDraft = {
  basics: {},
  identityVerification: {},
  employment: {},
  income: {},
  assets: {},
  investing: {},
  political: {},
};

/**
 * A version as the API returns it: wire names, secret numbers masked, every section present. `completion` is as of
 * today, because a document can expire without anybody saving.
 */
export function presentKyc(current: CurrentKyc, completion: Completion): KycDetails {
  return {
    ...presentVersion(current),
    sections: toWire({ ...NO_ANSWERS, ...maskSecrets(current.kyc) }),
    completion,
  };
}

/** Which version it is, and whether it is submitted and signed. */
export function presentVersion({ id, version, signedAt, submittedAt }: CurrentKyc): PresentedVersion {
  return {
    id: id ?? '',
    version,
    signedAt: signedAt?.toISOString() ?? null,
    submittedAt: submittedAt?.toISOString() ?? null,
  };
}

/** The answers of a save that lost to newer ones, as the API returns them; no field if there are none. */
export function presentSuperseded(superseded: readonly SupersededAnswer[]): Pick<KycDetails, 'superseded'> {
  return superseded.length === 0
    ? {}
    : {
        superseded: superseded.map(({ path, at }) => ({
          path: toWirePath(path),
          at: new Date(at).toISOString(),
        })),
      };
}
