import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { setOptionalMails } from './unsubscribe-url.ts';

/** `List-Unsubscribe=One-Click`, and what a program may add to it. */
const BODY_BYTES_MAX = 1_024;

type Link = { Params: { token: string } };

/**
 * The button that mail programs show beside a message (RFC 8058): they post a form to the very address of the header, which a
 * person's browser opens as a page. It stands beside the table of calls, which takes no forms of this kind.
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
