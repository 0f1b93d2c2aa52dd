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

/** Without a validator's address: the page asks nobody but this portal. */
export const DOCS_SCRIPT = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: false,
  validatorUrl: null,
});
`;

export const DOCS_STYLE = `body { margin: 0; }
.swagger-ui .wrapper { box-sizing: border-box; }
.swagger-ui .info { overflow-wrap: anywhere; }
.swagger-ui .opblock-body { overflow-x: auto; }
.swagger-ui .opblock-summary-path { overflow-wrap: anywhere; }
`;
