import type { Completion } from '@portal/domain/client/kyc/completion';
import { isBlank, partAt } from '@portal/domain/client/kyc/draft';
import type { KycDraft } from '@portal/domain/client/kyc/kyc';
import type { SectionName } from '@portal/domain/client/kyc/section-names';
import { SECTION_FIELDS } from '@portal/domain/client/kyc/section-rules';
import type { IndexedSectionState } from '@portal/web/ui/section-index';
import type { PrefilledFields } from './prefilled-fields.ts';

export type SectionStatus = 'notStarted' | 'inProgress' | 'complete' | 'attention';

/** How the index shows where a section stands. */
export const INDEX_STATES: Readonly<Record<SectionStatus, IndexedSectionState>> = {
  notStarted: 'todo',
  inProgress: 'begun',
  complete: 'done',
  attention: 'attention',
};

/** Minutes that a section takes somebody who has their papers at hand. */
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
  /** What the rules say of the answers on screen. */
  completion: Completion;
  /** What the server said of the answers it has. */
  serverCompletion: Completion;
  /** Paths that were typed and not yet acknowledged. */
  unsaved: readonly string[];
  prefilled: PrefilledFields;
  /** Sections in which the rules found something wrong when the person wanted to go on. */
  flagged: ReadonlySet<SectionName>;
  /** Sections in which the server found something when the profile was submitted. */
  refused: readonly SectionName[];
};

/**
 * Where a section stands. A section that the rules find right and the server, which also sees what is behind a mask, finds
 * wrong needs attention, once it has everything that was typed.
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

/** Something was answered that was not known before. */
function isStarted(section: SectionName, { kyc, prefilled }: SectionFacts): boolean {
  return SECTION_FIELDS[section].some(({ path, kind }) => {
    const answer = partAt(kyc[section], path);
    const isKnown = prefilled.get(`${section}.${path}`)?.answer === answer;
    return kind !== 'computed' && kind !== 'country' && !isBlank(answer) && !isKnown;
  });
}
