import { createContext, use, useEffect, useRef } from 'react';
import type { DraftStatus } from '#state/drafts/draft-queue.ts';
import type { StepEvents, StepOutcome } from './step-events.ts';

/** What a step reports to the frame. */
export type StepReport = {
  /** True if nothing is missing: enables Next. */
  isReady: boolean;
  /** Names of what is missing, in the screen's language. */
  missing: readonly string[];
  /** False if the step cannot point at what is missing. */
  canShowMissing: boolean;
  /** Null on pages without input. */
  draft: DraftStatus | null;
  /** The step shows a button of its own in the bar, in the place of Next. */
  ownsAction: boolean;
};

export type StepSession = {
  events: StepEvents;
  report: (report: StepReport | null) => void;
  /** Does what Next does. */
  goOn: () => void;
  /** Where the bar shows a step's own button; null until it is drawn. */
  actionPlace: HTMLElement | null;
};

/** Null outside the wizard's frame, which would be a bug. */
export const StepSessionContext = createContext<StepSession | null>(null);

/** The frame around the step. */
export function useStepSession(): StepSession {
  const session = use(StepSessionContext);
  if (session === null) {
    throw new Error('useStepSession needs a WizardFrame above it');
  }
  return session;
}

export type StepInput = Omit<StepReport, 'canShowMissing' | 'ownsAction'> & {
  ownsAction?: boolean | undefined;
  /** Does the step's work before the wizard moves on. Rejects with the API's error. */
  onNext?: (() => Promise<StepOutcome>) | undefined;
  /** Saves what was typed; `stay` if that failed. */
  onLeave?: (() => Promise<StepOutcome>) | undefined;
  onShowMissing?: (() => void) | undefined;
};

const SEPARATOR = '\n';

/** Registers a step with the frame while it is mounted. */
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

  const { isReady, draft, ownsAction = false } = input;
  const canShowMissing = input.onShowMissing !== undefined;
  const missing = input.missing.join(SEPARATOR);
  useEffect(() => {
    const missingNames = missing === '' ? [] : missing.split(SEPARATOR);
    report({ isReady, missing: missingNames, canShowMissing, draft, ownsAction });
  }, [report, isReady, missing, canShowMissing, draft, ownsAction]);
}
