import type { KycContext } from '@portal/domain/client/kyc/fields/kyc-context';
import { createContext, use } from 'react';

/** What a section needs to know from the others; null outside the form, which would be a bug. */
export const SectionContext = createContext<KycContext | null>(null);

/** Whether there is a spouse, and whether their finances are included. */
export function useSectionContext(): KycContext {
  const context = use(SectionContext);
  if (context === null) {
    throw new Error('useSectionContext needs a SectionContext above it');
  }
  return context;
}
