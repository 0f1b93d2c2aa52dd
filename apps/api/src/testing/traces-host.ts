import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const Attribute = z.object({ key: z.string(), value: z.record(z.string(), z.string()) });
const Span = z.strictObject({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  name: z.string(),
  kind: z.number().int().min(1).max(5),
  startTimeUnixNano: z.string().regex(/^\d{19}$/),
  endTimeUnixNano: z.string().regex(/^\d{19}$/),
  attributes: z.array(Attribute),
  status: z.strictObject({ code: z.number().int().min(0).max(2) }),
});
/** The JSON form of an ExportTraceServiceRequest (opentelemetry-proto). */
const Posted = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(z.strictObject({ scope: z.object({ name: z.string() }), spans: z.array(Span) })),
    }),
  ),
});

export type SeenSpan = Omit<z.infer<typeof Span>, 'attributes'> & {
  attributes: Record<string, string | undefined>;
};

export type TracesHost = {
  endpoint: string;
  /** All spans that arrived. */
  spans: SeenSpan[];
  /** What arrived, as it was written; and with which headers. */
  bodies: string[];
  headers: Record<string, unknown>[];
  resources: Record<string, string | undefined>[];
  close: () => Promise<void>;
};

/** A receiver of OTLP over HTTP that answers with `status`; 'never' takes what comes and says nothing. */
export async function openTracesHost(status: number | 'never' = 200): Promise<TracesHost> {
  const seen: Omit<TracesHost, 'endpoint' | 'close'> = { spans: [], bodies: [], headers: [], resources: [] };
  const server = createServer(async (request, response) => {
    const body = await json(request);
    seen.bodies.push(JSON.stringify(body));
    seen.headers.push(request.headers);
    if (request.url !== '/v1/traces' || request.headers['content-type'] !== 'application/json') {
      response.writeHead(404).end();
      return;
    }
    for (const { resource, scopeSpans } of Posted.parse(body).resourceSpans) {
      seen.resources.push(asRecord(resource.attributes));
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
        seen.spans.push({ ...span, attributes: asRecord(span.attributes) });
      }
    }
    if (status !== 'never') {
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    ...seen,
    endpoint: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function asRecord(attributes: readonly z.infer<typeof Attribute>[]): Record<string, string | undefined> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
