/** `done` lets the wizard go on; `stay` keeps the person on the page, which says why. */
export type StepOutcome = 'done' | 'stay';

/** What the frame asks of the step on screen: before going on, before leaving, and to point at what is missing. */
export type StepEvent = 'before-step' | 'before-leave' | 'show-missing';
export type StepHandler = () => Promise<StepOutcome>;

export type StepEvents = {
  /** Registers the one handler of an event; answers how to take it away. */
  on: (event: StepEvent, handler: StepHandler) => () => void;
  /** Resolves when the handler has; a step without one has nothing against going on. */
  emit: (event: StepEvent) => Promise<StepOutcome>;
};

/** The line between the wizard's frame and the step inside it. */
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
