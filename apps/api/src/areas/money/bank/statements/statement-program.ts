import type { BankLine } from '@portal/domain/money/bank/statements/statement';
import { serveTasks } from '../../../../platform/threads/serve-tasks.ts';
import { sampleFile } from './parse-csv.ts';
import { rawRowsOf } from './raw-rows.ts';
import { proposalsFor, readBankFile } from './read-bank-file.ts';
import type { StatementDone, StatementTask } from './statement-task.ts';

/** Lines that are handed over at once: few enough that taking them hinders nobody. */
const LINES_AT_ONCE = 500;

// The thread that reads banks' files for read-apart.ts.
serveTasks<StatementTask, readonly BankLine[], StatementDone>(async (task, tell) => {
  switch (task.kind) {
    case 'read': {
      const { lines, ...rest } = await readBankFile(task.bytes, task.profile, task.account);
      for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
        tell(lines.slice(from, from + LINES_AT_ONCE));
      }
      return { read: rest };
    }
    case 'propose':
      return { proposals: await proposalsFor(task.bytes) };
    case 'sample':
      return { sample: await sampleFile(task.bytes, task.how) };
    case 'raw-rows':
      return { rawRows: await rawRowsOf(task.bytes, task.how, task.numbers) };
  }
});
