import { liveUnitsSchema } from '@portal/domain/offering/deals/live-units.wire';
import type { PathItem, Response } from './document-types.ts';
import { type Components, jsonSchemaOf } from './json-schema-of.ts';

const AFTER_LENGTH_MAX = 64;
const EVENT = 'id: 5f0c41d2a7e9b830\nevent: units\ndata: {"isWhole":false,"deals":[…]}\n\n';

const refused = (description: string): Response => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

/**
 * The stream of units left, which has no answer and so is not in the table of routes (decision 0049). By its path in the document;
 * the shape of an event goes into the components.
 */
export function liveUnitsPaths(components: Components): Readonly<Record<string, PathItem>> {
  components.set('LiveUnits', jsonSchemaOf(liveUnitsSchema, 'output', components));
  return {
    '/deal/live-units': {
      get: {
        operationId: 'streamLiveUnits',
        tags: ['Deals'],
        summary: 'Units left of the live deals, as they change: server-sent events',
        description:
          'For anybody. Each event is named `units`; its data is a `LiveUnits` (components), the first with every live deal. A comment comes every 25 seconds, and the server ends a connection after half an hour: come back with the id of the last event.',
        security: [],
        parameters: [
          {
            name: 'after',
            in: 'query',
            required: false,
            description:
              'The id of the last event received, when reconnecting; `Last-Event-ID` says the same.',
            schema: { type: 'string', maxLength: AFTER_LENGTH_MAX },
          },
        ],
        responses: {
          200: {
            description: 'Events until one of both sides ends the connection.',
            content: {
              'text/event-stream': {
                schema: {
                  type: 'string',
                  description: 'Of each event, the data.',
                  contentMediaType: 'application/json',
                  contentSchema: { $ref: '#/components/schemas/LiveUnits' },
                  examples: [EVENT],
                },
              },
            },
          },
          429: refused('Too many pages of one address listen.'),
          503: refused('Too many pages listen, or the server stops.'),
        },
      },
    },
  };
}
