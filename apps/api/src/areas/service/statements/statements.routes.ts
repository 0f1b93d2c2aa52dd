import { documentLinkSchema } from '@portal/domain/order/trades/trade.wire';
import { STATEMENT_FORMATS } from '@portal/domain/service/portfolio/statement-format';
import { z } from 'zod';
import { investorRoute, ok, type RateLimit, type Route } from '../../../platform/http/routing/route.ts';
import { linkToStatement } from './link-to-statement.ts';

/** Each is printed and sealed; a person needs one of each format a day. */
const STATEMENT_LIMIT: RateLimit = { max: 30, windowSeconds: 900 };

export const statementRoutes: readonly Route[] = [
  investorRoute({
    method: 'GET',
    path: '/user/statement/:format',
    summary: "A short-lived link to a statement of the investor's orders",
    description:
      'As of today: a sealed PDF, or a CSV file as spreadsheets of the language open it (comma and decimal point in English, semicolon and decimal comma in French).',
    changesState: true,
    rateLimit: STATEMENT_LIMIT,
    params: z.object({ format: z.enum(STATEMENT_FORMATS) }),
    resources: { format: 'published' },
    answer: documentLinkSchema,
    handler: async ({ actor, params, language }, deps) =>
      ok(await linkToStatement(deps, actor.investorId, params.format, language)),
  }),
];
