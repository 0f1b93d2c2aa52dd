/**
 * Makes callers share one run of the work without ever getting an answer older than their question: who comes while
 * a run is under way waits for the next one, together with everybody else who came meanwhile.
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
