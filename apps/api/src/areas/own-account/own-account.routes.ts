import { ownAccountSchema } from '@portal/domain/wire/own-account';
import { investorRoute, ok, type Route } from '../../platform/http/route.ts';
import { showOwnAccount } from './show-own-account.ts';

export const ownAccountRoutes: readonly Route[] = [
  investorRoute({
    method: 'GET',
    path: '/user/account',
    summary: 'What the portal knows of the signed-in investor',
    answer: ownAccountSchema,
    handler: async ({ actor, language }, deps) => ok(await showOwnAccount(deps, actor.investorId, language)),
  }),
];
