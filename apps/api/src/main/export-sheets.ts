import { sheetOfAudit } from '../areas/audit-page/sheet-of-audit.ts';
import { sheetOfLines } from '../areas/bank/exports/sheet-of-lines.ts';
import { sheetOfMatches } from '../areas/bank/exports/sheet-of-matches.ts';
import { sheetOfMessages } from '../areas/contact-desk/sheet-of-messages.ts';
import { sheetOfQueue } from '../areas/desk/sheet-of-queue.ts';
import type { MakeSheet } from '../areas/exports/write-export.ts';
import { sheetOfInvestors } from '../areas/investor-desk/sheet-of-investors.ts';

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
