import { DOCUMENT_TITLE } from './document-title.ts';

/** The browsable page. Script and style come from our own addresses: the site's policy allows nothing inline. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${DOCUMENT_TITLE}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <link rel="stylesheet" href="/api/docs/page.css">
  </head>
  <body>
    <main id="calls">
      <noscript>This page needs JavaScript. The document itself is <a href="/api/openapi.json">openapi.json</a>.</noscript>
    </main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

export const DOCS_STYLE = `body { margin: 0; }
.swagger-ui .wrapper { box-sizing: border-box; }
.swagger-ui .info { overflow-wrap: anywhere; }
.swagger-ui .opblock-body { overflow-x: auto; }
.swagger-ui .opblock-summary-path { overflow-wrap: anywhere; }
@media (pointer: coarse), (max-width: 40rem) {
  .swagger-ui button, .swagger-ui select,
  .swagger-ui input:not([type=hidden]):not([type=file]) { min-width: 44px; min-height: 44px; }
  .swagger-ui .info a, .swagger-ui .opblock-tag a, .swagger-ui .opblock-summary a,
  .swagger-ui .response-control-media-type a { display: inline-flex; min-width: 44px; min-height: 44px; align-items: center; }
  .swagger-ui section.models h4 .models-control, .swagger-ui .model-box .model-box-control,
  .swagger-ui .opblock-summary .opblock-summary-control { min-height: 44px; }
  .swagger-ui .copy-to-clipboard { width: 44px; height: 44px; }
}
@media (max-width: 40rem) {
  .swagger-ui .responses-table, .swagger-ui .responses-table tbody, .swagger-ui .responses-table tr,
  .swagger-ui .responses-table td { display: block; width: auto; max-width: 100%; }
  .swagger-ui .responses-table thead, .swagger-ui .responses-table .response-col_links { display: none; }
  .swagger-ui .response-controls { flex-direction: column; align-items: flex-start; padding-bottom: 12px; }
  .swagger-ui .response-control-media-type, .swagger-ui .response-control-examples { padding-right: 0; max-width: 100%; }
  .swagger-ui select { max-width: 100%; padding-right: 28px; background-position: right 6px center; font: 12px monospace; }
}
`;

/**
 * Starts the browsable page. Calls are folded by area, since all of them at once hold a phone for seconds. Without a validator's
 * address: the page asks nobody but this portal.
 *
 * Swagger UI's own way to put what `$ref`s name into a call reads the whole document into objects of its own, anew for each call that
 * is opened: ten seconds of a core for this document. Here every reference names a part of the same document and none leads to
 * itself, so what stands there is taken as it is, and the parts of an `allOf` are shown as the one object that they describe.
 */
export const DOCS_SCRIPT = `const isObject = (part) => typeof part === 'object' && part !== null && !Array.isArray(part);
const partAt = (whole, names) => names.reduce((part, name) => part?.[name], whole);

const asOne = (parts) => {
  const [first, ...others] = parts;
  return others.reduce((all, part) => ({
    ...all,
    ...part,
    properties: joined(all.properties ?? {}, part.properties ?? {}),
    required: [...new Set([...(all.required ?? []), ...(part.required ?? [])])],
  }), first);
};
const joined = (some, others) => Object.fromEntries(
  Object.keys({ ...some, ...others }).map((name) => [name, { ...some[name], ...others[name] }]),
);

const resolved = (part, whole) => {
  if (Array.isArray(part)) {
    return part.map((each) => resolved(each, whole));
  }
  if (!isObject(part)) {
    return part;
  }
  if (typeof part.$ref === 'string') {
    return resolved(partAt(whole, part.$ref.replace('#/', '').split('/')), whole);
  }
  const { allOf, ...rest } = part;
  const own = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, resolved(value, whole)]));
  return Array.isArray(allOf) ? asOne([own, ...resolved(allOf, whole)]) : own;
};

SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: false,
  validatorUrl: null,
  plugins: [() => ({
    fn: {
      resolveSubtree: async (whole, path) => ({ spec: resolved(partAt(whole, path), whole), errors: [] }),
    },
  })],
});
`;
