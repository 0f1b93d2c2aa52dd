import type { Socket } from 'node:net';
import type { ErrorStatus } from '@portal/domain/ground/errors/error-catalogue';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { negotiateLanguage } from '../../language/negotiate-language.ts';
import { AppError } from '../app-error.ts';
import { failureReply, toAppError } from './failure-reply.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const FAULT_STATUS = 500;
/** When to retry if the failure itself does not say: a short outage is over in seconds. */
const WAITS_SECONDS: Partial<Record<ErrorStatus, number>> = { 503: 5 };

/** Answers whatever was thrown in the envelope of failures, in the caller's language; faults of our own are logged. */
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
    const retryAfterSeconds = failure.details.retryAfterSeconds ?? WAITS_SECONDS[failure.status];
    if (retryAfterSeconds !== undefined) {
      reply.header('retry-after', retryAfterSeconds);
    }
    return reply
      .headers(failure.details.headers ?? {})
      .code(failure.status)
      .header('cache-control', 'no-store')
      .type(JSON_TYPE)
      .send(failureReply(failure, negotiateLanguage(request.headers['accept-language']), request.id));
  };
}

/**
 * Answers what is not even HTTP: a broken request line, headers too many or too large, a request that never ends. There is no
 * request to read a language from, so it is answered in English, in the envelope of every failure.
 */
export function unreadableAnswerer(newId: () => string, headers: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const body = JSON.stringify(failureReply(new AppError('MALFORMED_REQUEST'), 'en', newId()));
    const lines = Object.entries({
      ...headers,
      'cache-control': 'no-store',
      'content-type': JSON_TYPE,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${body}`);
  };
}
