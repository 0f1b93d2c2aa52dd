/**
 * Lets callers share runs of the work without ever getting a result older than their call: whoever calls during a run
 * waits for the next one, with everybody else who called meanwhile.
 */
export function shareNext<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> | undefined;
  let next: Promise<Result> | undefined;
  const start = (): Promise<Result> => {
    next = undefined;
    const run = work();
    const over = run.then(
      () => undefined,
      () => undefined,
    );
    running = over;
    void over.then(() => {
      if (running === over) {
        running = undefined;
      }
    });
    return run;
  };
  return () => {
    if (running === undefined) {
      return start();
    }
    next ??= running.then(start);
    return next;
  };
}
