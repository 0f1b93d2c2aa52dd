import { readFile } from 'node:fs/promises';
import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import { importedReturnsSchema } from '@portal/domain/money/bank/lines/office-money.wire';
import { returnsPreviewSchema } from '@portal/domain/money/payments/office-returns.wire';
import { keyOfReturnReason } from '@portal/domain/money/payments/return-reasons';
import { invalid } from '../../../../platform/http/app-error.ts';
import type { SentForm } from '../../../../platform/http/receiving/receive-parts.ts';
import { created, ok, type Route } from '../../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../../platform/http/routing/staff-route.ts';
import { translate } from '../../../../platform/language/translate.ts';
import { importReturns } from './import-returns.ts';
import { previewReturns } from './preview-returns.ts';

const FILE = { files: ['file'], requiredFiles: ['file'] } as const;

/** The bank's files of returned debits. */
export const returnFileRoutes: readonly Route[] = [
  staffRoute({
    method: 'POST',
    path: '/office/money/returns/preview',
    summary: "Preview the bank's file of returned debits without storing it",
    description: 'Each record is judged as if the file were imported now.',
    permission: 'payments.import',
    multipart: FILE,
    answer: returnsPreviewSchema,
    handler: async ({ form }, deps) => ok(await previewReturns(deps, (await readSent(form)).bytes)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/returns',
    summary: "Import the bank's file of returned debits (Standard 005)",
    permission: 'payments.import',
    multipart: FILE,
    answer: importedReturnsSchema,
    success: [201],
    errors: ['STATEMENT_KNOWN'],
    handler: async ({ actor, form, language }, deps) => {
      const { id, number, createdOn, judged } = await importReturns(deps, actor, await readSent(form));
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

/** The file in the form. Throws VALIDATION where there is none. */
async function readSent(form: SentForm | null): Promise<{ fileName: string; bytes: Uint8Array }> {
  const file = form?.files.file;
  if (file === undefined) {
    throw invalid([{ path: 'file', key: 'errors.fieldRequired' }]);
  }
  return { fileName: file.originalName, bytes: await readFile(file.path) };
}
