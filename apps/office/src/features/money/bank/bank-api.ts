import type { OpenTrustAccountInput } from '@portal/domain/money/bank/lines/bank-schemas';
import {
  type FileSampleAnswer,
  fileSampleSchema,
  type ImportedStatementAnswer,
  importedStatementSchema,
  type StatementPreviewAnswer,
  statementPreviewSchema,
  type TrustAccountAnswer,
} from '@portal/domain/money/bank/lines/office-money.wire';
import type { ChangeLayoutInput } from '@portal/domain/money/bank/statements/change-layout-input';
import { sendBankFile } from '#parts/send-bank-file.ts';
import { api } from '#state/api.ts';
import { type SentStatement, textsOf } from './sent-statement.ts';

const account = (accountId: string) => `/office/money/accounts/${encodeURIComponent(accountId)}`;

const bankApi = api.injectEndpoints({
  endpoints: (build) => ({
    trustAccounts: build.query<TrustAccountAnswer[], void>({
      query: () => '/office/money/accounts',
      providesTags: ['Bank'],
    }),
    openTrustAccount: build.mutation<{ id: string }, OpenTrustAccountInput>({
      query: (body) => ({ url: '/office/money/accounts', method: 'POST', body }),
      invalidatesTags: ['Bank'],
    }),
    changeLayout: build.mutation<null, { accountId: string } & ChangeLayoutInput>({
      query: ({ accountId, ...body }) => ({ url: `${account(accountId)}/layout`, method: 'POST', body }),
      invalidatesTags: ['Bank'],
    }),
    sampleFile: build.mutation<FileSampleAnswer, { file: Blob; delimiter: string; encoding: string }>({
      queryFn: async ({ file, ...texts }, { signal }) =>
        sendBankFile('/office/money/sample', { file, texts, signal, isKept: false }, fileSampleSchema),
    }),
    previewStatement: build.mutation<StatementPreviewAnswer, SentStatement>({
      queryFn: async (sent, { signal }) =>
        sendBankFile(
          `${account(sent.accountId)}/preview`,
          { file: sent.file, texts: textsOf(sent), signal, isKept: false },
          statementPreviewSchema,
        ),
    }),
    // After a refusal, too: somebody was faster, and the account's card shows what they imported.
    importStatement: build.mutation<ImportedStatementAnswer, SentStatement>({
      queryFn: async (sent, { signal }) =>
        sendBankFile(
          `${account(sent.accountId)}/statements`,
          { file: sent.file, texts: textsOf(sent), signal, isKept: true },
          importedStatementSchema,
        ),
      invalidatesTags: ['Bank', 'Desk', 'Order'],
    }),
  }),
});

export const {
  useTrustAccountsQuery,
  useOpenTrustAccountMutation,
  useChangeLayoutMutation,
  useSampleFileMutation,
  usePreviewStatementMutation,
  useImportStatementMutation,
} = bankApi;
