import { contextOf, type KycContext } from '@portal/domain/client/kyc/fields/kyc-context';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { useMemo } from 'react';

/** Keeps the object's identity while its values are equal. */
export function useStableContext(kyc: KycDraft): KycContext {
  const { today, hasSpouse, includesSpouse, mayBeLimited } = contextOf(kyc, dealerDay(new Date()));
  return useMemo(
    () => ({ today, hasSpouse, includesSpouse, mayBeLimited }),
    [today, hasSpouse, includesSpouse, mayBeLimited],
  );
}
