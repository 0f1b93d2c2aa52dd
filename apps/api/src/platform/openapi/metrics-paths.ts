import type { ApiDocument, PathItem } from './document-types.ts';

/** The token of METRICS_TOKEN, which has nothing to do with a person's. */
const METRICS_TOKEN = 'metricsToken';

export const METRICS_SCHEME: ApiDocument['components']['securitySchemes'] = {
  [METRICS_TOKEN]: { type: 'http', scheme: 'bearer', description: 'The value of `METRICS_TOKEN`.' },
};

/**
 * The figures for Prometheus, which are outside the API: at the root, as text, without the envelope, and only if configured. By
 * their path in the document.
 */
export const METRICS_PATHS: Readonly<Record<string, PathItem>> = {
  '/metrics': {
    servers: [{ url: '/', description: 'The root of the site, outside of the API' }],
    get: {
      operationId: 'getMetrics',
      tags: ['Operation'],
      summary: 'Figures in the text form of Prometheus',
      description:
        'Off unless `METRICS` is set. With `METRICS_TOKEN`, for whoever presents it; without, for requests from the machine itself, not through a proxy. For anybody else, and if it is off, the page is not there.',
      security: [{}, { [METRICS_TOKEN]: [] }],
      parameters: [],
      responses: {
        200: {
          description:
            'Counts and times by route, jobs, connections and the process; nothing about a person.',
          content: { 'text/plain': { schema: { type: 'string' } } },
        },
        404: {
          description: 'Off, or not for the caller: the same answer as for a page that does not exist.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
    },
  },
};
