import type { Completion } from '@portal/domain/client/kyc/checks/section-order';
import { isBlank, partAt } from '@portal/domain/client/kyc/fields/draft';
import type { SectionName } from '@portal/domain/client/kyc/fields/section-names';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { SECTION_FIELDS } from '@portal/domain/client/kyc/sections/section-schemas';
import type { IndexedSectionState } from '@portal/web/ui/section-index';
import type { PrefilledFields } from './prefilled-fields.ts';

export type SectionStatus = 'notStarted' | 'inProgress' | 'complete' | 'attention';

/** A section's status as the index shows it. */
export const INDEX_STATES: Readonly<Record<SectionStatus, IndexedSectionState>> = {
  notStarted: 'todo',
  inProgress: 'begun',
  complete: 'done',
  attention: 'attention',
};

/** Minutes per section for somebody with their papers at hand. */
export const SECTION_MINUTES: Readonly<Record<SectionName, number>> = {
  basics: 4,
  identityVerification: 4,
  employment: 2,
  income: 2,
  assets: 4,
  investing: 3,
  political: 1,
};

export type SectionFacts = {
  kyc: KycDraft;
  /** The rules' verdict on the answers on screen. */
  completion: Completion;
  /** The server's verdict on the answers it has. */
  serverCompletion: Completion;
  /** Paths typed and not yet acknowledged. */
  unsaved: readonly string[];
  prefilled: PrefilledFields;
  /** Sections with problems when the person tried to continue. */
  flagged: ReadonlySet<SectionName>;
  /** Sections the server refused on submission. */
  refused: readonly SectionName[];
};

/**
 * A section's status. If the rules pass but the server, which also sees behind masks, objects, the section needs attention
 * once everything typed has arrived.
 */
export function statusOf(section: SectionName, facts: SectionFacts): SectionStatus {
  const isOnItsWay = facts.unsaved.some((path) => path.startsWith(`${section}.`));
  if (facts.refused.includes(section)) {
    return 'attention';
  }
  if (facts.completion[section]) {
    return facts.serverCompletion[section] || isOnItsWay ? 'complete' : 'attention';
  }
  if (facts.flagged.has(section)) {
    return 'attention';
  }
  return isStarted(section, facts) ? 'inProgress' : 'notStarted';
}

/** True if anything beyond the prefilled answers was given. */
function isStarted(section: SectionName, { kyc, prefilled }: SectionFacts): boolean {
  return SECTION_FIELDS[section].some(({ path, kind }) => {
    const answer = partAt(kyc[section], path);
    const isKnown = prefilled.get(`${section}.${path}`)?.answer === answer;
    return kind !== 'computed' && kind !== 'country' && !isBlank(answer) && !isKnown;
  });
}
