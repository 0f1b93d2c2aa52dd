import { exportSchema } from '@portal/domain/desk/exports/office-exports.wire';
import { deskFilterSchema, deskQuerySchema } from '@portal/domain/desk/queues/desk-query';
import { DESK_QUEUES, type DeskQueue, QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import {
  claimInput,
  claimSchema,
  confirmReceiptsInput,
  deskActInput,
  deskChoicesSchema,
  deskPageSchema,
  deskResultsSchema,
  deskSchema,
  nextRowSchema,
  resolveRowsInput,
  saveViewInput,
  viewingInput,
  workOnPageSchema,
} from '@portal/domain/desk/queues/office-desk.wire';
import { workOfPersonSchema } from '@portal/domain/desk/queues/office-work-of-person.wire';
import { z } from 'zod';
import { readIdempotencyKey } from '../../../platform/http/routing/answer-once.ts';
import { created, ok, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { EXPORT_LIMIT } from '../../firm/exports/export-limit.ts';
import { actOnRows } from './acting/act-on-rows.ts';
import { claimRow } from './acting/claim-row.ts';
import { confirmReceipts } from './acting/confirm-receipts.ts';
import { recordViewing } from './acting/record-viewing.ts';
import { clearBounces, repeatJobs, repeatPapers, resolveRows } from './acting/resolve-rows.ts';
import { takeNext } from './acting/take-next.ts';
import { exportQueue } from './rows/export-queue.ts';
import { listChoices } from './rows/list-choices.ts';
import { listQueue } from './rows/list-queue.ts';
import { removeView, saveView } from './views/save-view.ts';
import { showDesk } from './views/show-desk.ts';
import { showWorkOfPerson } from './views/show-work-of-person.ts';

/** The calls of one queue, which its own action opens. */
function routesOf(queue: DeskQueue): readonly Route[] {
  const { action: permission } = QUEUE_FACTS[queue];
  const path = `/office/desk/${queue}`;
  return [
    staffRoute({
      method: 'GET',
      path,
      summary: `What waits in the queue '${queue}'`,
      description: 'Fifty rows a page, by the filters of the address; an unknown filter is refused.',
      permission,
      query: deskQuerySchema,
      answer: deskPageSchema,
      handler: async ({ query, language, ...reader }, deps) =>
        ok(await listQueue(deps, reader, queue, query, language)),
    }),
    staffRoute({
      method: 'GET',
      path: `${path}/choices`,
      summary: `What the queue '${queue}' can be filtered by`,
      description: 'Deals by their names, and the tags of the rows that the person sees.',
      permission,
      answer: deskChoicesSchema,
      handler: async ({ language, ...reader }, deps) => ok(await listChoices(deps, reader, queue, language)),
    }),
    staffRoute({
      method: 'POST',
      path: `${path}/next`,
      summary: `Claim the next row of the queue '${queue}'`,
      description:
        'Of the view that the filter of the body describes; null where nothing is left that nobody has.',
      permission,
      body: deskFilterSchema,
      answer: nextRowSchema,
      handler: async ({ body, language, ...reader }, deps) =>
        ok(await takeNext(deps, reader, queue, body, language)),
    }),
    staffRoute({
      method: 'POST',
      path: `${path}/export`,
      summary: `Ask for the queue '${queue}' as a file for a spreadsheet`,
      description:
        'Of the view that the filter of the body describes, in its order. The file is written after this call.',
      permission,
      body: deskFilterSchema,
      answer: exportSchema,
      success: [201],
      errors: ['EXPORT_TOO_LONG'],
      rateLimit: EXPORT_LIMIT,
      handler: async ({ body, language, ...reader }, deps) =>
        created(await exportQueue(deps, reader, queue, body, language)),
    }),
    staffRoute({
      method: 'POST',
      path: `${path}/claim`,
      summary: `Claim one row of the queue '${queue}'`,
      permission,
      resources: { id: 'own-name' },
      body: claimInput,
      answer: claimSchema,
      errors: ['NOT_FOUND', 'STATE_REFUSES', 'CLAIMED', 'CHANGED_MEANWHILE'],
      handler: async ({ body, ...reader }, deps) => ok(await claimRow(deps, reader, queue, body)),
    }),
    staffRoute({
      method: 'POST',
      path: `${path}/act`,
      summary: `Release, take over, assign, put off or tag rows of the queue '${queue}'`,
      description: 'Each row by itself, with a result of its own.',
      permission,
      body: deskActInput,
      answer: deskResultsSchema,
      handler: async ({ body, language, ...reader }, deps) =>
        ok(await actOnRows(deps, reader, queue, body, language)),
    }),
  ];
}

/** What is waiting for the office, and who holds it. */
export const deskRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/desk',
    summary: 'The queues that the person works in, their views and their colleagues',
    permission: 'enrolled',
    answer: deskSchema,
    handler: async ({ actor }, deps) => ok(await showDesk(deps, actor)),
  }),
  ...DESK_QUEUES.flatMap(routesOf),
  staffRoute({
    method: 'POST',
    path: '/office/desk/money/receipts',
    summary: 'Record money that arrived in trust for orders',
    description:
      'Each order by itself, with a result of its own; the same Idempotency-Key again changes nothing.',
    permission: 'payments.record',
    body: confirmReceiptsInput,
    answer: deskResultsSchema,
    handler: async ({ body, language, ...reader }, deps) => {
      const key = readIdempotencyKey(reader);
      return ok(await confirmReceipts(deps, reader, { ...body, key }, language));
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/desk/bounces/clear',
    summary: 'Say of addresses from which messages came back that they work',
    description:
      'Each row by itself, with a result of its own. Messages go to the address again; what was withheld meanwhile is not sent anew.',
    permission: 'operation.clear-bounce',
    body: resolveRowsInput,
    answer: deskResultsSchema,
    handler: async ({ body, language, ...reader }, deps) =>
      ok(await resolveRows(deps, reader, clearBounces, body, language)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/desk/jobs/repeat',
    summary: 'Have jobs tried again that were given up',
    description: 'Each row by itself, with a result of its own.',
    permission: 'operation.repeat-work',
    body: resolveRowsInput,
    answer: deskResultsSchema,
    handler: async ({ body, language, ...reader }, deps) =>
      ok(await resolveRows(deps, reader, repeatJobs, body, language)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/desk/papers/repeat',
    summary: 'Have stuck papers sealed, or handed to the signing provider, once more',
    description:
      'Each row by itself, with a result of its own. A row stays until it is done; what is being tried already has WORK_WAITS as its result.',
    permission: 'operation.repeat-work',
    body: resolveRowsInput,
    answer: deskResultsSchema,
    errors: ['WORK_WAITS'],
    handler: async ({ body, language, ...reader }, deps) =>
      ok(await resolveRows(deps, reader, repeatPapers, body, language)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/people/:staffId/work',
    summary: "What ends or goes back with a person's access or role",
    permission: 'people.end-access',
    params: z.object({ staffId: z.string() }),
    resources: { staffId: 'staff' },
    answer: workOfPersonSchema,
    handler: async ({ params }, deps) => ok(await showWorkOfPerson(deps, params.staffId)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/viewing',
    summary: 'Say that a page has an order, an investor or a thing of the desk open',
    description:
      'Every 15 seconds; anybody not heard from for 35 is no longer named. It does not count as the person’s activity. Returns what is on the page from their queues; nothing once it is closed.',
    permission: 'enrolled',
    activity: 'never',
    resources: { id: 'own-name' },
    body: viewingInput,
    answer: workOnPageSchema,
    handler: async ({ actor, body }, deps) => ok(await recordViewing(deps, actor, body)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/views',
    summary: 'Keep a list of the desk under a name',
    permission: 'enrolled',
    body: saveViewInput,
    answer: z.object({ id: z.string() }),
    success: [201],
    handler: async ({ actor, body }, deps) => created({ id: await saveView(deps, actor, body) }),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/views/:viewId/remove',
    summary: "Remove one of the person's own views",
    permission: 'enrolled',
    params: z.object({ viewId: z.string() }),
    resources: { viewId: 'own-name' },
    answer: z.null(),
    errors: ['NOT_FOUND'],
    handler: async ({ actor, params }, deps) => {
      await removeView(deps, actor, params.viewId);
      return ok(null);
    },
  }),
];
