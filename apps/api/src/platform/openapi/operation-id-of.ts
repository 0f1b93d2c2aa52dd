import type { Route } from '../http/routing/route.ts';

/** The name of a call: its own, or one made of method and path: `GET /user/trade/:id` is `getUserTradeById`. */
export function operationIdOf({
  method,
  path,
  operationId,
}: Pick<Route, 'method' | 'path' | 'operationId'>): string {
  if (operationId !== undefined) {
    return operationId;
  }
  const words = path
    .split('/')
    .filter((segment) => segment !== '')
    .flatMap((segment) =>
      segment.startsWith(':') ? ['by', segment.slice(1)] : segment.split(/[^A-Za-z0-9]+/),
    );
  return [method.toLowerCase(), ...words.map(capitalised)].join('');
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
