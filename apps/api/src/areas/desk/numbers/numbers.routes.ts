import { officeNumbersSchema } from '@portal/domain/desk/numbers/office-numbers.wire';
import { ok, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { showNumbers } from './show-numbers.ts';

/** The office's figures. */
export const numbersRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/numbers',
    summary: 'How things stand: what waits, money by week, how far investors come, and what takes time',
    description:
      "Each number is that of the list that it opens. What the person's role does not show is null.",
    permission: 'operation.view-numbers',
    answer: officeNumbersSchema,
    handler: async ({ actor }, deps) => ok(await showNumbers(deps, actor)),
  }),
];
