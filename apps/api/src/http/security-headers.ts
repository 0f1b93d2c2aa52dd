import type { FastifyInstance } from 'fastify';

/** Everything comes from our own origin; blob: and data: are the previews of pictures that a person picked. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const YEAR_SECONDS = 31_536_000;

/** Headers that every answer carries; an answer may replace one (a downloaded file has a stricter policy). */
export function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', CONTENT_SECURITY_POLICY);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('x-frame-options', 'DENY');
    reply.header('referrer-policy', 'same-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=()');
    if (isHttps) {
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
    }
  });
}
