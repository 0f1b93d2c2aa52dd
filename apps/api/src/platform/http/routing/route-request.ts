import type { Language } from '@portal/domain/ground/people/languages';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { InvestorActor, StaffSession } from '../actor.ts';
import type { SentForm } from '../receiving/receive-parts.ts';

/**
 * The owner of an access token; null if it has none, or no longer. `isActivity`: the person did something, so the idle time starts
 * again.
 */
type WhoseToken<Somebody> = (
  deps: Deps,
  accessToken: string,
  isActivity: boolean,
) => Promise<Somebody | null>;

/** Resolves a token: an investor's comes in a header, a staff member's in the office's cookie; neither opens the other's calls. */
export type Authenticate = { investor: WhoseToken<InvestorActor>; staff: WhoseToken<StaffSession> };

/** From where a request came; kept as evidence of signatures and sessions, never logged. */
export type Origin = { ipAddress: string; userAgent: string };

/** A route's input; a part it does not declare accepts anything and is ignored. */
export type RouteSchemas<Params, Query, Body> = {
  params: z.core.$ZodType<Params>;
  query: z.core.$ZodType<Query>;
  body: z.core.$ZodType<Body>;
};

export type RouteRequest<Params, Query, Body> = {
  params: Params;
  query: Query;
  body: Body;
  language: Language;
  requestId: string;
  origin: Origin;
  /** A multipart form, its files in a folder that lives as long as the request; null for any other body. */
  form: SentForm | null;
  /** The framework's request. */
  raw: FastifyRequest;
};

/** For the parts of a request that a route does not use. */
export const unused = z.unknown();
