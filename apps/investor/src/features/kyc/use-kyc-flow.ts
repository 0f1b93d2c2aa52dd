import type { Completion } from '@portal/domain/kyc/completion';
import type { KycDraft } from '@portal/domain/kyc/kyc';
import { SECTION_NAMES, type SectionName } from '@portal/domain/kyc/section-names';
import { firstIncompleteSection, sectionAfter } from '@portal/domain/kyc/section-order';
import type { KycDetails } from '@portal/domain/wire/kyc-details';
import { type RefCallback, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { completeSection, openSection } from '#state/kyc-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { logIncomplete } from './log-incomplete.ts';
import { type PrefilledFields, prefilledFields } from './prefilled-fields.ts';
import type { Saving } from './saving/use-saving.ts';
import { type SectionStatus, statusOf } from './section-status.ts';
import { useProfile } from './use-profile.ts';
import { useSectionFocus } from './use-section-focus.ts';
import { type Submission, useSubmission } from './use-submission.ts';

/** How far a profile is: the sections with answers missing, in their order, and whether the dealer has it as it stands. */
export type ProfileProgress = { incomplete: readonly SectionName[]; isSubmitted: boolean };

export type KycFlowInput = {
  details: KycDetails;
  saving: Saving;
  onProgress: ((progress: ProfileProgress) => void) | undefined;
};

export type KycFlow = {
  kyc: KycDraft;
  prefilled: PrefilledFields;
  statuses: Readonly<Record<SectionName, SectionStatus>>;
  open: SectionName | null;
  isComplete: boolean;
  isSubmitted: boolean;
  /** How many sections were still incomplete when the last one was finished; 0 while there is nothing to say. */
  unfinished: number;
  submission: Submission;
  toggle: (section: SectionName, isOpen: boolean) => void;
  /** Something in the section was found wrong. */
  flag: (section: SectionName) => void;
  complete: (section: SectionName) => void;
  /** Completing this section completes the profile. */
  isLastToDo: (section: SectionName) => boolean;
  headerRef: (section: SectionName) => RefCallback<HTMLButtonElement>;
  endRef: RefObject<HTMLDivElement | null>;
  /** Leads to the first incomplete section, or to where the profile is submitted. */
  showMissing: () => void;
};

/** The way through the sections: completing one closes it and opens the next; the last to do submits the profile. */
export function useKycFlow({ details, saving, onProgress }: KycFlowInput): KycFlow {
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => state.kyc.openSection);
  const user = useAppSelector((state) => state.auth.user);
  const { kyc, completion, isComplete } = useProfile(details, saving.unsaved);
  const [prefilled] = useState(() => prefilledFields(kyc, user));
  const [flagged, setFlagged] = useState<ReadonlySet<SectionName>>(new Set());
  const [unfinished, setUnfinished] = useState(0);
  const submission = useSubmission(saving.queue);
  const focus = useSectionFocus();
  const isSubmitted = isComplete && details.submittedAt !== null && Object.keys(saving.unsaved).length === 0;

  useFirstOpen(open, firstIncompleteSection(completion));
  useTellProgress(completion, isSubmitted, onProgress);

  const facts = {
    kyc,
    completion,
    serverCompletion: details.completion,
    unsaved: Object.keys(saving.unsaved),
    prefilled,
    flagged,
    refused: submission.refused,
  };
  const statuses = statusesOf((section) => statusOf(section, facts));
  const othersThan = (section: SectionName) =>
    SECTION_NAMES.filter((other) => other !== section && !completion[other]);

  const flag = (section: SectionName, isFlagged: boolean) =>
    setFlagged((before) => {
      const others = [...before].filter((other) => other !== section);
      return new Set(isFlagged ? [...others, section] : others);
    });
  const complete = (section: SectionName) => {
    const left = othersThan(section);
    flag(section, false);
    submission.forget(section);
    dispatch(completeSection(section));
    void saving.queue.flush();
    const isEnd = sectionAfter(section) === null;
    setUnfinished(isEnd ? left.length : 0);
    if (isEnd) {
      logIncomplete(left);
    }
    if (left.length === 0) {
      dispatch(openSection(null));
      focus.moveTo(null);
      submission.submit();
      return;
    }
    if (isEnd) {
      dispatch(openSection(left[0] ?? null));
    }
    focus.moveTo(sectionAfter(section) ?? left[0] ?? null);
  };
  return {
    kyc,
    prefilled,
    statuses,
    open,
    isComplete,
    isSubmitted,
    unfinished,
    submission,
    flag: (section) => flag(section, true),
    complete,
    toggle: (section, isOpen) => {
      void saving.queue.flush();
      dispatch(openSection(isOpen ? section : null));
    },
    isLastToDo: (section) => othersThan(section).length === 0,
    showMissing: () => {
      const first = firstIncompleteSection(completion);
      dispatch(openSection(first));
      focus.moveTo(first);
    },
    headerRef: focus.headerRef,
    endRef: focus.endRef,
  };
}

/** The page around the form hears how far the profile is, at first and whenever that changes. */
function useTellProgress(
  completion: Completion,
  isSubmitted: boolean,
  onProgress: KycFlowInput['onProgress'],
): void {
  const incomplete = useMemo(() => SECTION_NAMES.filter((section) => !completion[section]), [completion]);
  useEffect(() => onProgress?.({ incomplete, isSubmitted }), [incomplete, isSubmitted, onProgress]);
}

/** Somebody who closed everything and comes back finds the first section open that still needs answers. */
function useFirstOpen(open: SectionName | null, first: SectionName | null): void {
  const dispatch = useAppDispatch();
  const atFirst = useRef({ open, first });
  useEffect(() => {
    if (atFirst.current.open === null && atFirst.current.first !== null) {
      dispatch(openSection(atFirst.current.first));
    }
  }, [dispatch]);
}

function statusesOf(of: (section: SectionName) => SectionStatus): Record<SectionName, SectionStatus> {
  return {
    basics: of('basics'),
    identityVerification: of('identityVerification'),
    employment: of('employment'),
    income: of('income'),
    assets: of('assets'),
    investing: of('investing'),
    political: of('political'),
  };
}
