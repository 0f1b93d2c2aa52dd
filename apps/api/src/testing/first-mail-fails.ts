import type { Deps } from '../platform/deps.ts';

/** What a use case needs, with a queue that refuses the first mail that is asked for, as a row would that nothing can be done with. */
export function firstMailFails(deps: Deps): Deps {
  let asked = 0;
  const enqueue: Deps['jobs']['enqueue'] = async (trx, name, payload) => {
    asked += name === 'send-mail' ? 1 : 0;
    if (name === 'send-mail' && asked === 1) {
      throw new Error('no mail for this one');
    }
    await deps.jobs.enqueue(trx, name, payload);
  };
  return { ...deps, jobs: { ...deps.jobs, enqueue } };
}
