import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND_PATHS } from '@portal/domain/ground/brand/brand-paths';
import { colourRules } from '@portal/domain/ground/brand/colour-rules';
import { webManifest } from '@portal/domain/ground/brand/web-manifest';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Brand } from '../brand/load-brand.ts';
import { sha256Hex } from '../crypto/tokens.ts';
import { chooseLanguage } from '../language/choose-language.ts';
import { isMatch } from './is-match.ts';

/** Asked again at each visit: another folder in its place shows at once. */
const CACHE = 'no-cache';
const TAG_LENGTH = 27;

/** Hands out what belongs to the dealer: pictures, colours, and the manifest in the language of the visitor. */
export function serveBrand(app: FastifyInstance, brand: Brand): void {
  const picture = (name: string) => {
    const bytes = readFileSync(join(brand.folder, name));
    return () => bytes;
  };
  const manifest = (request: FastifyRequest) => {
    const words = brand.words[chooseLanguage(request.headers)];
    return Buffer.from(JSON.stringify(webManifest(words, brand.colours)));
  };
  const colours = Buffer.from(colourRules(brand.colours));
  serve(app, BRAND_PATHS.mark, 'image/svg+xml', picture('mark.svg'));
  serve(app, BRAND_PATHS.favicon, 'image/svg+xml', picture('favicon.svg'));
  serve(app, BRAND_PATHS.colours, 'text/css; charset=utf-8', () => colours);
  serve(app, BRAND_PATHS.manifest, 'application/manifest+json; charset=utf-8', manifest);
}

function serve(
  app: FastifyInstance,
  path: string,
  type: string,
  bytesFor: (request: FastifyRequest) => Buffer,
): void {
  app.get(path, (request, reply) => {
    const bytes = bytesFor(request);
    const etag = `"${sha256Hex(bytes).slice(0, TAG_LENGTH)}"`;
    reply.header('cache-control', CACHE).header('etag', etag).header('vary', 'cookie, accept-language');
    return isMatch(request.headers['if-none-match'], etag)
      ? reply.code(304).send()
      : reply.type(type).send(bytes);
  });
}
