import { createContext, use, useEffect, useRef } from 'react';
import type { DraftStatus } from '#state/drafts/draft-queue.ts';
import type { StepEvents, StepOutcome } from './step-events.ts';

/** What a step tells the frame around it. */
export type StepReport = {
  /** True when nothing of the page is missing: Next opens. */
  isReady: boolean;
  /** The names of what is missing, in the language on screen. */
  missing: readonly string[];
  /** False where the step cannot point at what is missing. */
  canShowMissing: boolean;
  /** Null on pages on which nothing is typed. */
  draft: DraftStatus | null;
};

export type StepSession = {
  events: StepEvents;
  report: (report: StepReport | null) => void;
  /** What the Next button does. */
  goOn: () => void;
};

/** Null outside the wizard's frame, which is a mistake of ours. */
export const StepSessionContext = createContext<StepSession | null>(null);

/** The frame that a step stands in. */
export function useStepSession(): StepSession {
  const session = use(StepSessionContext);
  if (session === null) {
    throw new Error('a step needs the frame of the wizard around it');
  }
  return session;
}

export type StepInput = Omit<StepReport, 'canShowMissing'> & {
  /** Does the work of the step, before the wizard moves on. Rejects with the API's error. */
  onNext?: (() => Promise<StepOutcome>) | undefined;
  /** Keeps what was typed; `stay` when it could not be kept. */
  onLeave?: (() => Promise<StepOutcome>) | undefined;
  onShowMissing?: (() => void) | undefined;
};

const SEPARATOR = '\n';

/** Registers a step with the frame for as long as it is on screen. */
export function useStep(input: StepInput): void {
  const { events, report } = useStepSession();
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  useEffect(() => {
    const undo = [
      events.on('before-step', async () => (await latest.current.onNext?.()) ?? 'done'),
      events.on('before-leave', async () => (await latest.current.onLeave?.()) ?? 'done'),
      events.on('show-missing', async () => {
        latest.current.onShowMissing?.();
        return 'stay';
      }),
    ];
    return () => {
      for (const undoOne of undo) {
        undoOne();
      }
      report(null);
    };
  }, [events, report]);

  const { isReady, draft } = input;
  const canShowMissing = input.onShowMissing !== undefined;
  const missing = input.missing.join(SEPARATOR);
  useEffect(() => {
    report({ isReady, missing: missing === '' ? [] : missing.split(SEPARATOR), canShowMissing, draft });
  }, [report, isReady, missing, canShowMissing, draft]);
}
