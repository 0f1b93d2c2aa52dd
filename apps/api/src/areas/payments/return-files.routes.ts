import { readFile } from 'node:fs/promises';
import { dollarsFromCents } from '@portal/domain/money/cents';
import { keyOfReturnReason } from '@portal/domain/payments/return-reasons';
import { importedReturnsSchema } from '@portal/domain/wire/office-money';
import { invalid } from '../../platform/http/app-error.ts';
import { created, type Route } from '../../platform/http/route.ts';
import { staffRoute } from '../../platform/http/staff-route.ts';
import { translate } from '../../platform/language/translate.ts';
import { importReturns } from './import-returns.ts';

/** The bank's files of debits that came back. */
export const returnFileRoutes: readonly Route[] = [
  staffRoute({
    method: 'POST',
    path: '/office/money/returns',
    summary: "Take the bank's file of debits that came back (Standard 005)",
    permission: 'payments.import',
    multipart: { files: ['file'], requiredFiles: ['file'] },
    answer: importedReturnsSchema,
    success: [201],
    errors: ['STATEMENT_KNOWN'],
    handler: async ({ actor, form, language }, deps) => {
      const file = form?.files.file;
      if (file === undefined) {
        throw invalid([{ path: 'file', key: 'errors.fieldRequired' }]);
      }
      const input = { fileName: file.originalName, bytes: await readFile(file.path) };
      const { id, number, createdOn, judged } = await importReturns(deps, actor, input);
      return created({
        id,
        number,
        createdOn,
        items: judged.map(({ place, kind, reason, reference, amountCents, order, outcome }) => ({
          place,
          kind,
          reason,
          reasonText: translate(language, keyOfReturnReason(reason)),
          reference,
          amount: dollarsFromCents(amountCents),
          tradeId: order?.tradeId ?? null,
          outcome,
        })),
      });
    },
  }),
];
