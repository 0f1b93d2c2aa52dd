import {
  confirmClassInput,
  giveAdviceInput,
  officeExemptionSchema,
  recordExemptionInput,
} from '@portal/domain/desk/orders/office-exemption.wire';
import { z } from 'zod';
import { ok, type Route } from '../../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../../platform/http/routing/staff-route.ts';
import { confirmClass } from './confirm-class.ts';
import { giveAdvice } from './give-advice.ts';
import { recordExemption } from './record-exemption.ts';
import { showExemption } from './show-exemption.ts';

const OF_ORDER = {
  params: z.object({ orderId: z.string().max(64) }),
  resources: { orderId: 'trade' },
} as const;

const OF_DECISION = {
  ...OF_ORDER,
  resources: { ...OF_ORDER.resources, decisionId: 'office-thing' },
} as const;

/** The exemption of an order, and what people of the office add to it. */
export const exemptionDeskRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/orders/:orderId/exemption',
    summary: 'Under which exemption each purchaser may buy, with every earlier decision',
    description: 'What each decision rests on, in the purchasers’ own answers, with instrument and section.',
    permission: 'profiles.view',
    ...OF_ORDER,
    answer: officeExemptionSchema,
    errors: ['NOT_FOUND'],
    handler: async ({ params, ...reader }, deps) => ok(await showExemption(deps, reader, params.orderId)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/orders/:orderId/exemption',
    summary: 'Put on record under which exemption a purchaser of before bought',
    description:
      'Of an order that was approved or settled before anything was decided of it: its purchase counts as under the offering memorandum until somebody says otherwise, with a reason.',
    permission: 'class.confirm',
    ...OF_DECISION,
    body: recordExemptionInput,
    answer: z.null(),
    errors: ['NOT_FOUND', 'STATE_REFUSES'],
    handler: async ({ params, body, ...reader }, deps) => {
      await recordExemption(deps, reader, params.orderId, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/orders/:orderId/advice',
    summary: 'Record whether an order suits a purchaser',
    description:
      'Of the amount and the profile as they are. Above the limit without advice nobody signs before one that is positive; one that is not leaves that limit.',
    permission: 'orders.advise',
    ...OF_DECISION,
    body: giveAdviceInput,
    answer: z.null(),
    errors: ['NOT_FOUND', 'STATE_REFUSES'],
    handler: async ({ params, body, ...reader }, deps) => {
      await giveAdvice(deps, reader, params.orderId, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/orders/:orderId/class',
    summary: 'Confirm what carries a purchaser’s class',
    description: 'A statement alone is not enough for an accredited investor (45-106CP s. 1.9).',
    permission: 'class.confirm',
    ...OF_DECISION,
    body: confirmClassInput,
    answer: z.null(),
    errors: ['NOT_FOUND', 'STATE_REFUSES'],
    handler: async ({ params, body, ...reader }, deps) => {
      await confirmClass(deps, reader, params.orderId, body);
      return ok(null);
    },
  }),
];
