import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { CloseAccountInput, PasswordInput } from '@portal/domain/people/account/security-schemas';
import { dataExportSchema } from '@portal/domain/service/own-account/data-export.wire';
import { accountUnlinkedSchema, ownAccountSchema } from '@portal/domain/service/own-account/own-account.wire';
import { z } from 'zod';
import { contentDisposition } from '../../../platform/files/links/content-disposition.ts';
import { fileAnswer } from '../../../platform/http/routing/reply.ts';
import { investorRoute, ok, publicRoute, type Route } from '../../../platform/http/routing/route.ts';
import { unlinkAccount } from '../../money/payments/accounts/unlink-account.ts';
import { LINK_LIMIT, PROOF_LIMIT } from '../../people/accounts/profile/account-rate-limits.ts';
import { askForData } from './ask-for-data.ts';
import { closeAccount } from './close-account.ts';
import { openDataArchive } from './open-data-archive.ts';
import { showOwnAccount } from './show-own-account.ts';

const ID_LENGTH_MAX = 64;
const SIGNATURE_LENGTH_MAX = 128;
const LANGUAGE_LENGTH_MAX = 5;

const BankAccountParams = z.object({ id: z.string().max(ID_LENGTH_MAX) });
const DataParams = z.object({ id: z.string().max(ID_LENGTH_MAX) });
const DataQuery = z.object({
  expires: z.coerce.number().int(),
  language: z.string().max(LANGUAGE_LENGTH_MAX),
  signature: z.string().max(SIGNATURE_LENGTH_MAX),
});

export const ownAccountRoutes: readonly Route[] = [
  investorRoute({
    method: 'GET',
    path: '/user/account',
    summary: 'What the portal knows of the signed-in investor',
    answer: ownAccountSchema,
    handler: async ({ actor, language }, deps) => ok(await showOwnAccount(deps, actor.investorId, language)),
  }),
  investorRoute({
    method: 'POST',
    path: '/user/data',
    summary: "A short-lived link to all of the investor's data, against the password",
    body: PasswordInput,
    answer: dataExportSchema,
    rateLimit: PROOF_LIMIT,
    handler: async ({ actor, body, language }, deps) =>
      ok(await askForData(deps, actor.investorId, body.password, language)),
  }),
  investorRoute({
    method: 'POST',
    path: '/user/account/close',
    endsSession: true,
    summary: 'Close the account, against the password',
    description: 'Where two-factor sign-in is on, `code` is required: one of the app, or a recovery code.',
    body: CloseAccountInput,
    answer: z.object({ closed: z.literal(true) }),
    errors: ['ACCOUNT_IN_USE', 'TWO_FACTOR_CODE_WRONG'],
    rateLimit: PROOF_LIMIT,
    handler: async ({ actor, body }, deps) => {
      await closeAccount(deps, actor.investorId, body);
      return ok({ closed: true });
    },
  }),
  investorRoute({
    method: 'POST',
    path: '/user/bank-accounts/:id/unlink',
    summary: 'Unlink a bank account that was given for orders',
    description:
      'Named by an order it was given for. Nothing is debited from it any more; the same twice is answered the same.',
    params: BankAccountParams,
    resources: { id: 'trade' },
    answer: accountUnlinkedSchema,
    errors: ['NOT_FOUND', 'BANK_ACCOUNT_IN_USE'],
    handler: async ({ actor, params }, deps) => {
      await unlinkAccount(deps, actor.investorId, params.id);
      return ok({ unlinked: true });
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/data/:id',
    summary: "The archive of an investor's data behind a signed link",
    description: 'A ZIP with `data.json` and every file that the investor sent or got.',
    params: DataParams,
    query: DataQuery,
    resources: { id: 'credential', signature: 'credential' },
    answer: fileAnswer,
    produces: ['application/zip'],
    errors: ['NOT_FOUND'],
    rateLimit: LINK_LIMIT,
    handler: async ({ params, query }, deps) => {
      const bytes = await openDataArchive(deps, { investorId: params.id, ...query });
      return {
        status: 200,
        data: null,
        raw: { bytes, contentType: 'application/zip' },
        headers: {
          'content-disposition': contentDisposition('attachment', `${dealerDay(deps.clock.now())} data.zip`),
          'cache-control': 'private, no-store',
        },
      };
    },
  }),
];
