import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { escapeHtml } from '@portal/domain/ground/formats/escape-html';
import {
  type DrawnContent,
  PAGE_CONTENT_ID,
  type PageContent,
} from '@portal/domain/offering/deals/page-content.wire';
import { sha256Hex } from '../crypto/tokens.ts';
import type { SitePage } from '../http/site-pages.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page is drawn anew with each order, so compression must take milliseconds, not the best possible. */
const BROTLI_QUALITY = 5;
const TAG_LENGTH = 27;
const ROOT = /(<div id="root"[^>]*>).*<\/div>/s;
const TITLE = /<title>[^<]*<\/title>/;

/** The built page with what was drawn in place of its frame, and what it was drawn from, in all encodings. */
export async function withContent(
  built: SitePage,
  { html, title }: DrawnContent,
  content: PageContent,
): Promise<SitePage> {
  const page = built.forms.identity
    .toString()
    .replace(TITLE, () => `<title>${escapeHtml(title)}</title>`)
    .replace(ROOT, (_frame, root: string) => `${root}${html}</div>\n    ${dataOf(content)}`);
  const identity = Buffer.from(page);
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gzipped(identity),
  ]);
  return { etag: sha256Hex(identity).slice(0, TAG_LENGTH), forms: { identity, br, gzip: gz } };
}

/** Data, which no browser runs: the Content-Security-Policy lets it be. No text of it can end the element. */
function dataOf(content: PageContent): string {
  const json = JSON.stringify(content).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${PAGE_CONTENT_ID}">${json}</script>`;
}
