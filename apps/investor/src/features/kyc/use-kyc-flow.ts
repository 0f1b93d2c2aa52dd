import type { KycDetails } from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import { profileReviewOf } from '@portal/domain/client/kyc/checks/confirm-profile-by';
import {
  type Completion,
  firstIncompleteSection,
  sectionAfter,
} from '@portal/domain/client/kyc/checks/section-order';
import { SECTION_NAMES, type SectionName } from '@portal/domain/client/kyc/fields/section-names';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { completeIdentityVerification, completeSection, openSection } from '#state/slices/kyc-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { type PrefilledFields, prefilledFields } from './prefilled-fields.ts';
import type { Saving } from './saving/use-saving.ts';
import { type SectionStatus, statusOf } from './section-status.ts';
import { useProfile } from './use-profile.ts';
import { type Submission, useSubmission } from './use-submission.ts';

/** A profile's progress: incomplete sections in order, and whether the dealer has it as it is. */
export type ProfileProgress = {
  incomplete: readonly SectionName[];
  isSubmitted: boolean;
  /** A section is open, with a button of its own. */
  isInSection: boolean;
};

export type KycFlowInput = {
  details: KycDetails;
  saving: Saving;
  onProgress: ((progress: ProfileProgress) => void) | undefined;
  /** The dealer has the profile, and the person can move on. */
  onFinished: (() => void) | undefined;
  /** The section to change, for people who come from elsewhere and return there; or all answers, once there are. */
  startAt: SectionName | 'answers' | undefined;
};

export type KycFlow = {
  kyc: KycDraft;
  prefilled: PrefilledFields;
  statuses: Readonly<Record<SectionName, SectionStatus>>;
  open: SectionName | null;
  isComplete: boolean;
  isSubmitted: boolean;
  /** The submitted profile's year ends within a month, or has ended. */
  isReviewDue: boolean;
  /** How many sections were incomplete when the last one was finished; 0 if there is nothing to say. */
  unfinished: number;
  submission: Submission;
  /** Opens a section, closing the other. */
  show: (section: SectionName) => void;
  /** Opens a section from the review, to return there. */
  change: (section: SectionName) => void;
  /** The open section returns to the review. */
  isReturning: boolean;
  /** Marks a section as having problems. */
  flag: (section: SectionName) => void;
  complete: (section: SectionName) => void;
  /** Submits a complete profile. */
  submitAll: () => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Goes to the first incomplete section, or to submitting. */
  showMissing: () => void;
};

function isReviewDue(submittedAt: string | null): boolean {
  return (
    submittedAt !== null &&
    profileReviewOf(dealerDay(new Date(submittedAt)), dealerDay(new Date())) !== 'current'
  );
}

/** Navigates the sections: completing one closes it and opens the next; completing the last submits the profile. */
export function useKycFlow({ details, saving, onProgress, onFinished, startAt }: KycFlowInput): KycFlow {
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => state.kyc.openSection);
  const user = useAppSelector((state) => state.auth.user);
  const { kyc, completion, isComplete } = useProfile(details, saving.unsaved);
  const [prefilled] = useState(() => prefilledFields(kyc, user));
  const { flagged, flag } = useFlagged();
  const [unfinished, setUnfinished] = useState(0);
  const submission = useSubmission(saving.queue);
  const [isReturning, setReturning] = useState(false);
  const { headingRef, moveToHeading } = useHeadingFocus();
  const isSubmitted = isComplete && details.submittedAt !== null && Object.keys(saving.unsaved).length === 0;

  const showsAnswers = isSubmitted || (startAt === 'answers' && isComplete);
  const usual = showsAnswers ? null : (open ?? firstIncompleteSection(completion));
  useFirstOpen(startAt === undefined || startAt === 'answers' ? usual : startAt);
  useTellProgress(completion, { isSubmitted, isInSection: open !== null }, onProgress);
  useIdentityMark(completion.identityVerification);

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

  const submitAll = () => {
    dispatch(openSection(null));
    setReturning(false);
    submission.submit(isReturning ? undefined : onFinished);
  };
  const complete = (section: SectionName) => {
    const left = othersThan(section);
    flag(section, false);
    submission.forget(section);
    dispatch(completeSection(section));
    void saving.queue.flush();
    const isEnd = sectionAfter(section) === null;
    setUnfinished(isEnd ? left.length : 0);
    logIncomplete(isEnd ? left : []);
    moveToHeading();
    if (left.length === 0) {
      submitAll();
      return;
    }
    if (isEnd) {
      dispatch(openSection(left[0] ?? null));
    }
  };
  const show = (section: SectionName | null, returns: boolean) => {
    void saving.queue.flush();
    setReturning(returns);
    dispatch(openSection(section));
    moveToHeading();
  };
  return {
    kyc,
    prefilled,
    statuses,
    open,
    isComplete,
    isSubmitted,
    isReviewDue: isReviewDue(details.submittedAt),
    unfinished,
    submission,
    flag: (section) => flag(section, true),
    complete,
    submitAll,
    show: (section) => show(section, false),
    change: (section) => show(section, true),
    isReturning,
    showMissing: () => show(firstIncompleteSection(completion), false),
    headingRef,
  };
}

type Flagged = {
  flagged: ReadonlySet<SectionName>;
  flag: (section: SectionName, isFlagged: boolean) => void;
};

/** The sections that had problems when the person tried to go on. */
function useFlagged(): Flagged {
  const [flagged, setFlagged] = useState<ReadonlySet<SectionName>>(new Set());
  const flag = (section: SectionName, isFlagged: boolean) =>
    setFlagged((before) => {
      const others = [...before].filter((other) => other !== section);
      return new Set(isFlagged ? [...others, section] : others);
    });
  return { flagged, flag };
}

/** Reports progress to the surrounding page, at first and on every change. */
function useTellProgress(
  completion: Completion,
  { isSubmitted, isInSection }: Omit<ProfileProgress, 'incomplete'>,
  onProgress: KycFlowInput['onProgress'],
): void {
  const incomplete = useMemo(() => SECTION_NAMES.filter((section) => !completion[section]), [completion]);
  useEffect(
    () => onProgress?.({ incomplete, isSubmitted, isInSection }),
    [incomplete, isSubmitted, isInSection, onProgress],
  );
}

/** Marks identity verification complete once all documents are in; the section stays open. */
function useIdentityMark(isComplete: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isComplete) {
      dispatch(completeIdentityVerification());
    }
  }, [dispatch, isComplete]);
}

/** Opens the first section before paint, so that no other flashes up. */
function useFirstOpen(first: SectionName | null): void {
  const dispatch = useAppDispatch();
  const atFirst = useRef(first);
  useLayoutEffect(() => void dispatch(openSection(atFirst.current)), [dispatch]);
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

/** Logs the incomplete sections to the console (specification section 8); their names hold nothing personal. */
function logIncomplete(sections: readonly SectionName[]): void {
  if (sections.length > 0) {
    const { info: log } = globalThis.console;
    log(`Incomplete KYC sections: ${sections.join(', ')}`);
  }
}

type HeadingFocus = {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Focuses the heading of whatever renders next. */
  moveToHeading: () => void;
};

/** Moves view and focus to the top of the panel when it shows another part of the profile. */
function useHeadingFocus(): HeadingFocus {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (moves > 0) {
      headingRef.current?.focus({ preventScroll: true });
      headingRef.current?.scrollIntoView?.({ block: 'start' });
    }
  }, [moves]);
  return { headingRef, moveToHeading: () => setMoves((count) => count + 1) };
}
