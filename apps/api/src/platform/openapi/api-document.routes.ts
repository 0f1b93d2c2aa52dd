import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { AppError } from '../http/app-error.ts';
import { type Encoding, negotiateEncoding } from '../http/negotiate-encoding.ts';
import { makeReadyBytes, type ReadyAnswer } from '../http/pages/ready-answer.ts';
import type { PlacedRoute } from '../http/routing/placed-route.ts';
import { readyReply } from '../http/routing/ready-reply.ts';
import { fileAnswer } from '../http/routing/reply.ts';
import { publicRoute, type Reply, type Route } from '../http/routing/route.ts';
import type { RouteRequest } from '../http/routing/route-request.ts';
import { apiDocument } from './api-document.ts';
import { DOCS_PAGE, DOCS_SCRIPT, DOCS_STYLE } from './docs-page.ts';

/** A part of the browsable page: its type, and where its bytes come from. */
type Part = { contentType: string; read: () => Promise<Buffer> };

/** Swagger UI's own script and style, from its package. */
const UI_SCRIPT = fileURLToPath(import.meta.resolve('@fastify/swagger-ui/static/swagger-ui-bundle.js'));
const UI_STYLE = fileURLToPath(import.meta.resolve('@fastify/swagger-ui/static/swagger-ui.css'));

const JAVASCRIPT = 'text/javascript; charset=utf-8';
const CSS = 'text/css; charset=utf-8';

const PAGE: Part = { contentType: 'text/html; charset=utf-8', read: async () => Buffer.from(DOCS_PAGE) };
const PARTS: ReadonlyMap<string, Part> = new Map([
  ['swagger-ui.css', { contentType: CSS, read: () => readFile(UI_STYLE) }],
  ['swagger-ui-bundle.js', { contentType: JAVASCRIPT, read: () => readFile(UI_SCRIPT) }],
  ['page.css', { contentType: CSS, read: async () => Buffer.from(DOCS_STYLE) }],
  ['start.js', { contentType: JAVASCRIPT, read: async () => Buffer.from(DOCS_SCRIPT) }],
]);

/** `GET /api/openapi.json`, the document of the routes, and `GET /api/docs`, the page to browse it. */
export function apiDocumentRoutes(routes: readonly PlacedRoute[]): Route[] {
  const document: Part = {
    contentType: 'application/json; charset=utf-8',
    read: async () => Buffer.from(JSON.stringify(apiDocument(routes))),
  };
  const ready = keptReady();
  return [
    publicRoute({
      method: 'GET',
      path: '/openapi.json',
      summary: 'This document',
      answer: fileAnswer,
      handler: (request) => ready('openapi.json', document, request),
    }),
    publicRoute({
      method: 'GET',
      path: '/docs',
      summary: 'A page to browse this document',
      answer: fileAnswer,
      handler: (request) => ready('docs', PAGE, request),
    }),
    publicRoute({
      method: 'GET',
      path: '/docs/:part',
      summary: 'What that page loads',
      params: z.object({ part: z.string() }),
      answer: fileAnswer,
      handler: async (request) => {
        const part = PARTS.get(request.params.part);
        if (part === undefined) {
          throw new AppError('NOT_FOUND');
        }
        return ready(request.params.part, part, request);
      },
    }),
  ];
}

/** Makes each part once per encoding, on first request, and answers 304 to whoever has it. */
function keptReady() {
  const kept = new Map<string, ReadyAnswer>();
  return async (
    name: string,
    { contentType, read }: Part,
    { raw }: RouteRequest<unknown, unknown, unknown>,
  ): Promise<Reply<never>> => {
    const encoding: Encoding = negotiateEncoding(raw.headers['accept-encoding']);
    const key = `${name}:${encoding}`;
    const answer = kept.get(key) ?? (await makeReadyBytes(await read(), encoding));
    kept.set(key, answer);
    const ifNoneMatch = raw.headers['if-none-match'];
    return readyReply(answer, { encoding, ifNoneMatch, isPrivate: false, contentType });
  };
}
