import type { SectionName } from '@portal/domain/client/kyc/section-names';

/** Says on the console which sections of a profile are incomplete (specification section 8); their names hold nothing of a person. */
export function logIncomplete(sections: readonly SectionName[]): void {
  if (sections.length > 0) {
    const { info: log } = globalThis.console;
    log(`Incomplete KYC sections: ${sections.join(', ')}`);
  }
}
