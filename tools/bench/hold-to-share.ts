/** The part of the time that a held server runs; two of them, the database and the load then fit on two cores. */
export const SHARE = 0.25;
const PERIOD_MS = 20;

/**
 * Lets a process run for a part of the time only, whatever it would take: what two of them do of the same ground tells whether
 * they hinder each other, also where there are no cores for both. Ends with the function that it answers.
 */
export function holdToShare(pid: number): () => void {
  let stopping: NodeJS.Timeout | undefined;
  const run = () => {
    process.kill(pid, 'SIGCONT');
    stopping = setTimeout(() => process.kill(pid, 'SIGSTOP'), PERIOD_MS * SHARE);
  };
  const running = setInterval(run, PERIOD_MS);
  run();
  return () => {
    clearInterval(running);
    clearTimeout(stopping);
    process.kill(pid, 'SIGCONT');
  };
}
