import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../operations.ts';
import { type DescribedRoute, loadRoutes } from './description.ts';

const VOID = { status: 'voided', voidedReason: 'The order changed' };

function routesOf(operationId: string): DescribedRoute[] {
  return loadRoutes().map((routes) => {
    const found = routes.find((route) => route.operationId === operationId);
    if (found === undefined) {
      throw new Error(`no description has ${operationId}`);
    }
    return found;
  });
}

describe('what the mock server is made of', () => {
  const { operationId } = OPERATIONS.updateEnvelope;

  it.each([
    ['takes what is described', {}, VOID, 0],
    ['refuses a query that is not described', { surprise: '1' }, VOID, 1],
    ['refuses a property that is not described', {}, { ...VOID, surprise: 'yes' }, 1],
    ['refuses a value of another type', {}, { ...VOID, voidedReason: 7 }, 1],
  ])('%s', (_name, query, body, least) => {
    for (const route of routesOf(operationId)) {
      const problems = route.problemsOfRequest(new URLSearchParams(query), body);
      expect(problems.length, problems.join('\n')).toBeGreaterThanOrEqual(least);
      expect(problems.length > 0).toBe(least > 0);
    }
  });

  it('refuses a body where none is described', () => {
    for (const route of routesOf(OPERATIONS.readEnvelope.operationId)) {
      expect(route.problemsOfRequest(new URLSearchParams(), {})).not.toEqual([]);
    }
  });

  it('checks its own answers against the description', () => {
    for (const route of routesOf(OPERATIONS.recipientView.operationId)) {
      expect(route.problemsOfAnswer(201, { url: 'https://example.com/' })).toEqual([]);
      expect(route.problemsOfAnswer(201, { url: 7 })).not.toEqual([]);
      expect(route.problemsOfAnswer(400, { errorCode: 7 })).not.toEqual([]);
    }
  });
});
