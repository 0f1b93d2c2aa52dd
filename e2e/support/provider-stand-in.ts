import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in's script saw in a page, and what was requested of the stand-in. */
export type Sighting = { what: string; path: string };

/** A local server in place of the providers of chat, tag manager and heat map. */
export type ProviderStandIn = {
  origin: string;
  /** Paths of the scripts and pages requested. */
  asked: string[];
  /** What the scripts reported: that they started, that the page changed, that somebody typed, and at which address. */
  seen: Sighting[];
  close: () => Promise<void>;
};

const CHAT_PAGE = `<!doctype html><html lang="en"><title>Chat</title><main><h1>Chat</h1><p id="reach"></p></main>
<script>
  let reach = 'nothing';
  try { reach = parent.document.title; } catch {}
  document.querySelector('#reach').textContent = 'The chat sees ' + reach + ' of the page, and knows "' + document.referrer + '"';
</script></html>`;

/** A script as nosy as can be: it reports every start, page change and key. */
const scriptFrom = (origin: string) => `(() => {
  const tell = (what) => { new Image().src = '${origin}/seen?' + new URLSearchParams({ what, path: location.pathname, once: crypto.randomUUID() }); };
  tell('start');
  addEventListener('keydown', () => tell('key'), true);
  new MutationObserver(() => { if (document.querySelector('main form')) tell('form'); })
    .observe(document, { subtree: true, childList: true });
})();`;

/** Starts the stand-in on a port of its own. */
export async function startProviderStandIn(): Promise<ProviderStandIn> {
  const asked: string[] = [];
  const seen: Sighting[] = [];
  const server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    if (pathname === '/seen') {
      seen.push({ what: searchParams.get('what') ?? '', path: searchParams.get('path') ?? '' });
      reply.setHeader('content-type', 'image/svg+xml').end('<svg xmlns="http://www.w3.org/2000/svg"/>');
      return;
    }
    asked.push(pathname);
    if (pathname.startsWith('/chat/')) {
      reply.setHeader('content-type', 'text/html').end(CHAT_PAGE);
      return;
    }
    reply
      .setHeader('content-type', 'text/javascript')
      .end(scriptFrom(`http://${request.headers.host ?? ''}`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
