/** How long a step waits for running requests: a lost connection must not hold the person up. */
const WAIT_MAX_MS = 3_000;

/** Waits until all promises have settled, for three seconds at most. */
export async function waitAtMost(work: readonly PromiseLike<unknown>[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WAIT_MAX_MS);
  });
  await Promise.race([Promise.allSettled(work), limit]);
  clearTimeout(timer);
}
