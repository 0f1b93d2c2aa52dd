import type { KycDetails } from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import { newQuestions } from '@portal/domain/client/kyc/checks/new-questions';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { useState } from 'react';
import type { KycFlow } from './use-kyc-flow.ts';

export type FreshQuestions = {
  /** Whole paths of the questions that are new since the profile was submitted; null where the sections are gone through. */
  asked: readonly string[] | null;
  /** Goes to the sections instead. */
  leave: () => void;
  /** All are answered: submits the profile. */
  finish: () => void;
};

/** Somebody who submitted a profile before is asked only what is new, while nothing else is wrong with it. */
export function useNewQuestions({ version, submittedAt }: KycDetails, flow: KycFlow): FreshQuestions {
  const [asked, setAsked] = useState(() => {
    const wasSubmitted = submittedAt !== null || version > 1;
    const found = wasSubmitted ? newQuestions(flow.kyc, { today: dealerDay(new Date()) }) : null;
    return found === null || found.length === 0 ? null : found;
  });
  const leave = () => setAsked(null);
  const finish = () => {
    leave();
    if (flow.isComplete) {
      flow.submitAll();
    } else {
      flow.showMissing();
    }
  };
  return { asked, leave, finish };
}
