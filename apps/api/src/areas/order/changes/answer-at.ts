import { partAt } from '@portal/domain/client/kyc/fields/draft';
import { CHANGEABLE_PARTS, type ChangeablePart } from '@portal/domain/order/changes/change-requests';
import type { OrderParts } from './order-parts.ts';

/** An answer in a form that can be shown beside another one. */
export type ShownAnswer = string | number | boolean | null;

/** The answer at a path, from a profile with its secret numbers masked or from the parts of the order. */
export function answerAt(path: string, sections: unknown, parts: OrderParts | null): ShownAnswer {
  const answer = isOrderPart(path) ? parts?.[path] : partAt(sections, path);
  switch (typeof answer) {
    case 'string':
    case 'number':
    case 'boolean':
      return answer;
    default:
      return answer === undefined || answer === null ? null : JSON.stringify(answer);
  }
}

function isOrderPart(path: string): path is ChangeablePart {
  return CHANGEABLE_PARTS.some((part) => part === path);
}
