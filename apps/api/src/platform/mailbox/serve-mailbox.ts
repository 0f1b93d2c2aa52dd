import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { chooseLanguage } from '../language/choose-language.ts';
import { readMailbox, readMailboxMessage } from './read-mailbox.ts';
import { MAILBOX_STYLE, renderMailboxPage } from './render-mailbox-page.ts';

const HTML = 'text/html; charset=utf-8';
/** A message may style itself and open links in the window, but load or run nothing. */
const MESSAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation";

/**
 * The mailbox of a portal without a mail server: `/mailbox` lists what it sent and shows each message as HTML and as text. Never in
 * production, where the messages belong to their recipients.
 */
export function serveMailbox(app: FastifyInstance, deps: Deps): void {
  if (deps.config.stage === 'production' || deps.config.smtpUrl !== undefined) {
    return;
  }
  const directory = join(deps.config.dataDir, 'mail');
  app.get('/mailbox', async (request, reply) => {
    const language = chooseLanguage(request.headers);
    const page = renderMailboxPage({ language, messages: await readMailbox(directory), open: null });
    return reply.type(HTML).header('cache-control', 'no-store').send(page);
  });
  app.get('/mailbox/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(MAILBOX_STYLE),
  );
  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    const open = await readMailboxMessage(directory, request.params.id);
    if (open === null) {
      return reply.callNotFound();
    }
    const page = renderMailboxPage({
      language: chooseLanguage(request.headers),
      messages: await readMailbox(directory),
      open,
    });
    return reply.type(HTML).header('cache-control', 'no-store').send(page);
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id/html', async (request, reply) => {
    const message = await readMailboxMessage(directory, request.params.id);
    if (message === null) {
      return reply.callNotFound();
    }
    const html = message.html.replace('<head>', '<head><base target="_top">');
    return reply
      .type(HTML)
      .header('content-security-policy', MESSAGE_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .send(html);
  });
}
