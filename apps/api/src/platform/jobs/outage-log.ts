import type { Logger } from 'pino';

export type OutageLog = { failed: (error: Error) => void; worked: () => void };

/**
 * Tells an outage of the queue's database once, and its end with how many tries failed: every kind of job asks twice a
 * second, and a log of thousands of equal lines hides the one that matters.
 */
export function outageLog(log: Logger): OutageLog {
  let faults = 0;
  return {
    failed: (error) => {
      faults += 1;
      if (faults === 1) {
        log.error({ err: error }, 'queue fault');
      }
    },
    worked: () => {
      if (faults > 0) {
        log.info({ faults }, 'the queue works again');
        faults = 0;
      }
    },
  };
}
