import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { addressExpression, EMPTY_PAGE, type SitePages } from '@portal/domain/ground/pages/site-pages';
import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';
import { z } from 'zod';
import { sha256Hex } from '../../crypto/new-token.ts';
import type { Encoding } from '../negotiate-encoding.ts';

/** A page of HTML, ready in the encodings the build made. */
export type SitePage = { etag: string; forms: Partial<Record<Encoding, Buffer>> & { identity: Buffer } };

/**
 * The page of an address in a language: its own if rendered beforehand, else the empty application, which also says if there is no
 * page at that address (`isKnown` is false).
 */
export type FindPage = (
  path: string,
  language: Language,
) => { page: SitePage /** Name of its file. */; name: string; isKnown: boolean };

const Patterns: z.ZodType<SitePages> = z.record(z.string(), z.string());
const TAG_LENGTH = 27;
const COMPRESSED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Reads the rendered pages of a folder (`<language>/<page>.html`; `pages.json` says which patterns of address there are, and which
 * page belongs to each), and writes into the head of each what `inHead` says of it by its name.
 */
export function loadSitePages(directory: string, inHead: (name: string) => string = () => ''): FindPage {
  const patterns = Patterns.parse(JSON.parse(readFileSync(join(directory, 'pages.json'), 'utf8')));
  const pages = new Map<string, SitePage>();
  for (const language of LANGUAGES) {
    for (const name of new Set([EMPTY_PAGE, ...Object.values(patterns)])) {
      pages.set(`${language}/${name}`, loadPage(join(directory, language, `${name}.html`), inHead(name)));
    }
  }
  const routes = Object.entries(patterns).map(([pattern, name]) => ({
    expression: addressExpression(pattern),
    name,
  }));
  return (path, language) => {
    const route = routes.find(({ expression }) => expression.test(path));
    const name = route?.name ?? EMPTY_PAGE;
    const page = pages.get(`${language}/${name}`);
    if (page === undefined) {
      throw new Error(`The build has no page ${name} in ${language}`);
    }
    return { page, name, isKnown: route !== undefined };
  };
}

/** A page finished here, and compressed once. */
export function pageOf(html: string): SitePage {
  const identity = Buffer.from(html);
  const forms = { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) };
  return { etag: sha256Hex(identity).slice(0, TAG_LENGTH), forms };
}

function loadPage(file: string, inHead: string): SitePage {
  const built = readFileSync(file);
  if (inHead !== '') {
    return pageOf(built.toString().replace('</head>', `${inHead}</head>`));
  }
  const forms: SitePage['forms'] = { identity: built };
  for (const [encoding, extension] of COMPRESSED) {
    if (existsSync(file + extension)) {
      forms[encoding] = readFileSync(file + extension);
    }
  }
  return { etag: sha256Hex(built).slice(0, TAG_LENGTH), forms };
}
