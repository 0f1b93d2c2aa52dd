import { completionOf } from '@portal/domain/kyc/completion';
import type { KycDraft } from '@portal/domain/kyc/kyc';
import { maskSecrets } from '@portal/domain/kyc/kyc-secrets';
import { toWire } from '@portal/domain/kyc/kyc-wire-map';
import type { KycDetails } from '@portal/domain/wire/kyc-details';
import type { CurrentKyc } from './current-kyc.ts';

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
    completion: completionOf(current.kyc, { today }),
  };
}
