import { serveTasks } from '../serve-tasks.ts';

/** A task of the thread that reading-thread.test.ts asks. */
export type OddTask = 'count' | 'fail' | 'leave' | 'fill';

serveTasks<OddTask, number, number>(async (task, tell) => {
  switch (task) {
    case 'count':
      tell(1);
      tell(2);
      return 3;
    case 'fail':
      throw new Error('this cannot be read');
    case 'leave':
      process.exit();
      break;
    case 'fill': {
      const kept: number[][] = [];
      for (;;) {
        kept.push(Array.from({ length: 100_000 }, (_each, place) => place + kept.length));
      }
    }
  }
  return 0;
});
