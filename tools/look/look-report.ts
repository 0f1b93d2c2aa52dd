import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter } from '@playwright/test/reporter';
import { REPOSITORY } from '../../e2e/support/repository.ts';
import { keptKeys, keptLooks } from './kept-looks.ts';
import { keyboardTable, lookTables } from './report-tables.ts';

const PAGE = join(REPOSITORY, 'tools/look/README.md');
/** The markers between which this report is written on the page. */
const FIGURES = /(<!-- figures -->\n)[\s\S]*(\n<!-- end of figures -->)/;

/** Adds up what the walks saw, and writes it on the page of figures where all of them were walked. */
export default class LookReport implements Reporter {
  onEnd(): void {
    const tables = [lookTables(keptLooks()), keyboardTable(keptKeys())].filter((text) => text !== '');
    const text = tables.join('\n\n');
    process.stdout.write(`\n${text}\n`);
    if (process.env.LOOK_WRITES_PAGE === '1') {
      writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(FIGURES, `$1\n${text}\n$2`));
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
