import type { StatementProblemCode } from './statement.ts';

/** The key of a problem's sentence: `officeMoney.problems.amountUnreadable` for `amount-unreadable`. */
export function statementProblemKey(code: StatementProblemCode): string {
  return `officeMoney.problems.${code.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())}`;
}
