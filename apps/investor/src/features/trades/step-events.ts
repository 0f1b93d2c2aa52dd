/** `done` lets the wizard continue; `stay` keeps the person on the page, which says why. */
export type StepOutcome = 'done' | 'stay';

/** What the frame asks of the step: before continuing, before leaving, and to point at what is missing. */
export type StepEvent = 'before-step' | 'before-leave' | 'show-missing';
export type StepHandler = () => Promise<StepOutcome>;

export type StepEvents = {
  /** Registers an event's one handler; returns how to remove it. */
  on: (event: StepEvent, handler: StepHandler) => () => void;
  /** Resolves with the handler; a step without one lets the wizard continue. */
  emit: (event: StepEvent) => Promise<StepOutcome>;
};

/** Events between the wizard's frame and its step. */
export function createStepEvents(): StepEvents {
  const handlers = new Map<StepEvent, StepHandler>();
  return {
    on: (event, handler) => {
      handlers.set(event, handler);
      return () => {
        if (handlers.get(event) === handler) {
          handlers.delete(event);
        }
      };
    },
    emit: async (event) => (await handlers.get(event)?.()) ?? 'done',
  };
}
