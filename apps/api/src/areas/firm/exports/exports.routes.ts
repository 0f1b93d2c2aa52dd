import { exportLinkSchema, exportsSchema } from '@portal/domain/desk/exports/office-exports.wire';
import { z } from 'zod';
import { ok, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { linkToExport } from './link-to-export.ts';
import { showExports } from './show-exports.ts';

/** Exported lists, each only for the person who asked for it; the list's own area has the call to request it. */
export const exportRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/exports',
    summary: "The person's own exports of the last day",
    permission: 'enrolled',
    answer: exportsSchema,
    handler: async ({ actor }, deps) => ok(await showExports(deps, actor)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/exports/:exportId/link',
    keepsAnswer: false,
    summary: "A short-lived link to the file of one of the person's own exports",
    permission: 'enrolled',
    params: z.object({ exportId: z.string() }),
    resources: { exportId: 'own-name' },
    answer: exportLinkSchema,
    errors: ['NOT_FOUND'],
    handler: async ({ actor, params }, deps) => ok(await linkToExport(deps, actor, params.exportId)),
  }),
];
