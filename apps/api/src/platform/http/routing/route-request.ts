import type { Language } from '@portal/domain/ground/people/languages';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { InvestorActor, StaffSession } from '../actor.ts';
import type { SentForm } from '../receiving/receive-parts.ts';

/**
 * Whose an access token is; null when it is nobody's, or not any more. `isActivity`: the person did something, so the
 * time of idleness starts again.
 */
type WhoseToken<Somebody> = (
  deps: Deps,
  accessToken: string,
  isActivity: boolean,
) => Promise<Somebody | null>;

/** Who is behind a token: an investor's comes in a header, one of the office in its cookie; neither opens the other's calls. */
export type Authenticate = { investor: WhoseToken<InvestorActor>; staff: WhoseToken<StaffSession> };

/** From where a request came; kept as evidence of signatures and sessions, never logged. */
export type Origin = { ipAddress: string; userAgent: string };

/** What a route takes; a part it does not name takes anything and is not looked at. */
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
  /** What came as a multipart form, its files in a folder that lives as long as the request; null for any other body. */
  form: SentForm | null;
  /** The framework's request. */
  raw: FastifyRequest;
};

/** For the parts of a request that a route does not use. */
export const unused = z.unknown();
