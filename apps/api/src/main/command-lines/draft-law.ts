import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTHING_CONFIRMED } from '@portal/domain/ground/law/law-file';
import { LOOK_ON_MAX_DAYS } from '@portal/domain/order/exemptions/looks-on-until';
import { LAW_FILE } from '../../platform/brand/load-brand.ts';
import type { CommandResult } from '../../platform/commands/command-result.ts';

/** Writes the `law.json` of a dealer's folder in which nothing is confirmed, and says what comes next; one that is there stays as it is. */
export function draftLaw(folder: string): CommandResult {
  const file = join(folder, LAW_FILE);
  if (existsSync(file)) {
    return { ok: false, lines: [`${file} is there already, and stays as it is.`] };
  }
  writeFileSync(file, `${JSON.stringify(NOTHING_CONFIRMED, null, 2)}\n`, { flag: 'wx' });
  return {
    ok: true,
    lines: [
      `${file} is written. Nothing is confirmed in it: every limit binds, and what needs a prescribed form is not sold in production.`,
      'docs/counsel.md lists the rules with the question for counsel. Add what they confirm, then restart:',
      '  { "rule": "form-f9-en", "by": "A. Roy, counsel", "on": "2026-11-02" }',
      `A portal that sold before this version may look on for up to ${LOOK_ON_MAX_DAYS} days: add "from": "2026-12-15", the day from which it refuses.`,
    ],
  };
}
