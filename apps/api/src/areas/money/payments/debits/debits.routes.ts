import { centsFromDollars, dollarsFromCents } from '@portal/domain/ground/money/cents';
import {
  debitFilePageSchema,
  debitFileSchema,
  debitQuerySchema,
  debitsDueSchema,
  makeDebitFileInput,
  printedDebitFileSchema,
  returnedPageSchema,
} from '@portal/domain/money/payments/office-debits.wire';
import { returnableUntil } from '@portal/domain/money/payments/return-file';
import { z } from 'zod';
import { AppError } from '../../../../platform/http/app-error.ts';
import { created, ok, type Route } from '../../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../../platform/http/routing/staff-route.ts';
import { exportDebits, printDebitFile } from './export-debits.ts';
import { findDebitOriginator } from './find-debit-originator.ts';
import { showDebitFiles, showDebitsDue, showReturned } from './show-debits-due.ts';

/** Debit files for the bank, and the debits that came back. */
export const debitRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/money/debits',
    summary: 'What the next debit file would contain',
    permission: 'payments.view-bank',
    answer: debitsDueSchema,
    handler: async (_request, deps) => ok(await showDebitsDue(deps)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/money/debits/files',
    summary: 'The debit files made so far, newest first',
    description: 'Fifty rows a page; an unknown filter is refused.',
    permission: 'payments.view-bank',
    query: debitQuerySchema,
    answer: debitFilePageSchema,
    handler: async ({ query }, deps) => ok(await showDebitFiles(deps, query)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/debits/files',
    summary: "Make the bank's next debit file from what was seen",
    description: 'No file is made where anything else is due by now.',
    permission: 'payments.export-debits',
    body: makeDebitFileInput,
    answer: debitFileSchema,
    success: [201],
    errors: ['CHANGED_MEANWHILE', 'DEBITS_NOT_SET_UP'],
    handler: async ({ actor, body }, deps) => {
      const originator = await findDebitOriginator(deps);
      if (originator === undefined) {
        throw new AppError('DEBITS_NOT_SET_UP');
      }
      const seen = { count: body.count, totalCents: centsFromDollars(body.total) };
      const { file } = await exportDebits(deps, actor, originator, seen);
      if (file === null) {
        throw new AppError('CHANGED_MEANWHILE');
      }
      const { id, number, createdAt, dueOn, debits, totalCents } = file;
      return created({
        id,
        number,
        createdAt: createdAt.toISOString(),
        dueOn,
        returnableUntil: returnableUntil(dueOn),
        count: debits,
        total: dollarsFromCents(totalCents),
        returned: 0,
      });
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/debits/files/:fileId/print',
    summary: 'Reprint a debit file byte for byte; recorded in the audit log',
    permission: 'payments.export-debits',
    params: z.object({ fileId: z.string().max(64) }),
    resources: { fileId: 'office-thing' },
    answer: printedDebitFileSchema,
    handler: async ({ actor, params }, deps) => {
      const { text, createdOn, number } = await printDebitFile(deps, actor, params.fileId);
      return ok({ fileName: `debits-${createdOn}-${String(number).padStart(4, '0')}.txt`, text });
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/office/money/returns',
    summary: 'Returned debits, newest file first',
    description: 'Fifty rows a page; an unknown filter is refused.',
    permission: 'payments.view-bank',
    query: debitQuerySchema,
    answer: returnedPageSchema,
    handler: async ({ query }, deps) => ok(await showReturned(deps, query)),
  }),
];
