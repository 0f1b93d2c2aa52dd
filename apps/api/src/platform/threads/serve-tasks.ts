import { parentPort } from 'node:worker_threads';

/** What a thread says of its task: pieces of the answer as it has them, then the rest, or why there is none. */
export type Reply<Part, Done> = { part: Part } | { done: Done } | { failure: string };

/** Does the tasks that reading-thread.ts sends to this thread, one after the other. */
export function serveTasks<Task, Part, Done>(
  work: (task: Task, tell: (part: Part) => void) => Promise<Done>,
): void {
  const say = (reply: Reply<Part, Done>) => parentPort?.postMessage(reply);
  parentPort?.on('message', (task: Task) => {
    work(task, (part) => say({ part })).then(
      (done) => say({ done }),
      (error: unknown) => say({ failure: String(error) }),
    );
  });
}
