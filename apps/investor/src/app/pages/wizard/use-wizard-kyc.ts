import type { KycDetails } from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import { isKycComplete } from '@portal/domain/client/kyc/checks/section-order';
import { partAt } from '@portal/domain/client/kyc/fields/draft';
import { useCallback } from 'react';
import { useKycDetailsQuery } from '#features/kyc/kyc-details-api.ts';
import type { KnownKyc } from '#features/trades/use-wizard-order.ts';

export type WizardKyc = KnownKyc & {
  /** An answer of the profile as text, by its dotted wire path; '' if there is none. */
  answer: (path: string) => string;
  /** Id of a submitted version not signed yet, else null. */
  toSign: string | null;
};

/** What an order needs from the profile: whether it is complete and submitted, and who the person is. */
export function useWizardKyc(): WizardKyc {
  const { data, error, isLoading, refetch } = useKycDetailsQuery();
  const refresh = useCallback(async () => isSubmitted(await refetch().unwrap()), [refetch]);
  return {
    isLoading: data === undefined && (isLoading || error === undefined),
    error,
    isComplete: data !== undefined && isSubmitted(data),
    refresh,
    toSign: data !== undefined && isSubmitted(data) && data.signedAt === null ? data.id : null,
    answer: (path) => {
      const value = partAt(data?.sections, path);
      return typeof value === 'string' ? value.trim() : '';
    },
  };
}

function isSubmitted({ submittedAt, completion }: KycDetails): boolean {
  return submittedAt !== null && isKycComplete(completion);
}
