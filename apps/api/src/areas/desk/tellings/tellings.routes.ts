import { ChooseTellingInput, tellingsSchema } from '@portal/domain/desk/tellings/office-tellings.wire';
import { z } from 'zod';
import { ok, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { chooseTelling, showTellings } from './choose-telling.ts';

/** What a person of the office is told by mail. */
export const tellingRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/tellings',
    summary: 'What you are told by mail',
    permission: 'enrolled',
    answer: tellingsSchema,
    handler: async ({ actor }, deps) => ok(await showTellings(deps, actor)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/tellings',
    summary: 'Choose when you are told of something by mail',
    description:
      'At once is within minutes, and never more than one mail a quarter of an hour; the morning is seven o’clock, Eastern Time, on business days. What waits for the only person who can approve it is told at once whatever was chosen.',
    permission: 'enrolled',
    body: ChooseTellingInput,
    answer: z.null(),
    handler: async ({ actor, body }, deps) => {
      await chooseTelling(deps, actor, body);
      return ok(null);
    },
  }),
];
