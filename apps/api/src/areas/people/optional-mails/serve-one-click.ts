import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { setOptionalMails } from './unsubscribe-url.ts';

/** `List-Unsubscribe=One-Click`, and whatever a mail program may add. */
const BODY_BYTES_MAX = 1_024;

type Link = { Params: { token: string } };

/**
 * The unsubscribe button of mail programs (RFC 8058): they post a form to the header's address, which a browser would
 * open as a page. The table of calls takes no such forms, so this route is registered by itself.
 */
export function serveOneClick(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_BYTES_MAX },
      (_request, _body, done) => done(null),
    );
    scope.post<Link>('/unsubscribe/:token', async (request, reply) => {
      await setOptionalMails(deps, request.params.token, false);
      return reply.code(204).send();
    });
  });
}
