import { sheetOfAudit } from '../areas/desk/audit-page/sheet-of-audit.ts';
import { sheetOfInvestors } from '../areas/desk/investors/sheet-of-investors.ts';
import { sheetOfMessages } from '../areas/desk/messages/sheet-of-messages.ts';
import { sheetOfQueue } from '../areas/desk/queues/sheet-of-queue.ts';
import type { MakeSheet } from '../areas/firm/exports/write-export.ts';
import { sheetOfLines } from '../areas/money/bank/exports/sheet-of-lines.ts';
import { sheetOfMatches } from '../areas/money/bank/exports/sheet-of-matches.ts';

/** How each list is written. */
export const makeSheet: MakeSheet = (deps, reader, { list, ...asked }) => {
  switch (list) {
    case 'investors':
      return sheetOfInvestors(deps, reader, asked);
    case 'messages':
      return sheetOfMessages(deps, reader, asked);
    case 'audit':
      return sheetOfAudit(deps, reader, asked);
    case 'bank-lines':
      return sheetOfLines(deps, reader, asked);
    case 'bank-matches':
      return sheetOfMatches(deps, reader, asked);
    default:
      return sheetOfQueue(deps, reader, { list, ...asked });
  }
};
