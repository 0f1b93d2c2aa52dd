/** How long a step waits for what is under way before it: a connection that is gone must not hold a person up. */
const WAIT_MAX_MS = 3_000;

/** Waits until all of it is over, however it ends; for three seconds at most. */
export async function waitAtMost(work: readonly PromiseLike<unknown>[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WAIT_MAX_MS);
  });
  await Promise.race([Promise.allSettled(work), limit]);
  clearTimeout(timer);
}
