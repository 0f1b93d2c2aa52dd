import { DOCUMENT_TITLE } from './document-text.ts';

/** The browsable page. Script and style come from addresses of our own: the site's policy allows nothing written into the page. */
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
