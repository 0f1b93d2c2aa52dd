import { LoginInput, RegisterInput } from '@portal/domain/account/account-schemas';
import { z } from 'zod';
import { created, investorRoute, ok, publicRoute, type Route } from '../http/route.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { registerInvestor } from './register-investor.ts';
import { showProfile } from './show-profile.ts';

/** `username` is another name of `email` (older mobile clients). */
const LoginBody = z.preprocess(
  (body) => (isRecord(body) && body.email === undefined ? { ...body, email: body.username } : body),
  LoginInput,
);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const accountRoutes: readonly Route[] = [
  publicRoute({
    method: 'POST',
    path: '/login',
    summary: 'Sign in',
    body: LoginBody,
    handler: async (request, deps) => ok(await logIn(deps, request.body, request.origin.userAgent)),
  }),
  publicRoute({
    method: 'POST',
    path: '/register',
    summary: 'Create an account',
    body: RegisterInput,
    handler: async (request, deps) =>
      created(await registerInvestor(deps, request.body, request.language, request.origin.userAgent)),
  }),
  investorRoute({
    method: 'POST',
    path: '/logout',
    summary: 'End this session',
    handler: async (request, deps) => {
      await logOut(deps, request.actor);
      return ok(null);
    },
  }),
  investorRoute({
    method: 'GET',
    path: '/user/profile',
    summary: 'The signed-in investor',
    handler: async (request, deps) => ok(await showProfile(deps, request.actor.investorId)),
  }),
];
