import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { negotiateLanguage } from '../language/negotiate-language.ts';
import { failureReply, toAppError } from './failure-reply.ts';

const FAULT_STATUS = 500;

/** Answers whatever was thrown in the envelope of failures, in the caller's language; what is our doing is logged. */
export function failureAnswerer(log: Logger, reportFault: (error: unknown) => void = () => undefined) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const failure = toAppError(error);
    if (failure.status >= FAULT_STATUS) {
      log.error({ requestId: request.id, err: error }, 'fault');
      reportFault(error);
    }
    if (failure.code === 'UNAUTHENTICATED') {
      reply.header('www-authenticate', 'Bearer');
    }
    if (failure.details.retryAfterSeconds !== undefined) {
      reply.header('retry-after', failure.details.retryAfterSeconds);
    }
    return reply
      .code(failure.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(failureReply(failure, negotiateLanguage(request.headers['accept-language']), request.id));
  };
}
