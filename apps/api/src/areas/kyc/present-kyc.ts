import type { KycDraft } from '@portal/domain/kyc/kyc';
import { maskSecrets } from '@portal/domain/kyc/kyc-secrets';
import { toWire, toWirePath } from '@portal/domain/kyc/kyc-wire-map';
import type { KycDetails } from '@portal/domain/wire/kyc-details';
import type { CurrentKyc } from './current-kyc.ts';
import { judgedCompletion } from './judged-completion.ts';
import type { SupersededAnswer } from './merge-timed-answers.ts';

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
 * A version as it travels: wire names, secret numbers masked, every section present. The completion is that of the day,
 * because a document expires without anybody saving.
 */
export function presentKyc(current: CurrentKyc, today: string): KycDetails {
  return {
    id: current.id ?? '',
    version: current.version,
    signedAt: current.signedAt?.toISOString() ?? null,
    submittedAt: current.submittedAt?.toISOString() ?? null,
    sections: toWire({ ...NO_ANSWERS, ...maskSecrets(current.kyc) }),
    completion: judgedCompletion(current.kyc, today),
  };
}

/** What of a save lost against newer answers, as it travels; nothing is said where nothing did. */
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
