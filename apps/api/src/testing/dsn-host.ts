import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

export type DsnHost = {
  dsn: string;
  /** The envelopes that arrived, as they were written. */
  envelopes: string[];
  close: () => Promise<void>;
};

/** Stands where faults are reported to, and keeps what it is told. */
export async function openDsnHost(): Promise<DsnHost> {
  const envelopes: string[] = [];
  const server = createServer(async (request, response) => {
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'content-type': 'application/json',
    };
    const body = await text(request);
    if (request.method === 'POST') {
      envelopes.push(body);
    }
    response.writeHead(200, headers).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    dsn: `http://public@127.0.0.1:${port}/1`,
    envelopes,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
