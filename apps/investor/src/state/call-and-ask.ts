import { isApiError } from '@portal/web/api/api-error';
import { connection } from './connection.ts';
import { askToLogIn } from './log-in-again.ts';

/**
 * Makes a call, and makes it again once the person has logged in where their session had ended: what they typed is still on
 * the page. Where nobody can be asked, the refusal is the answer.
 */
export async function callAndAsk<Result extends object>(
  call: () => Promise<Result>,
  isGivenUp: () => boolean,
): Promise<Result> {
  for (;;) {
    const token = connection.accessToken;
    const result = await call();
    const error = 'error' in result ? result.error : undefined;
    const isOver = isApiError(error) && error.code === 'UNAUTHENTICATED' && token !== null && !isGivenUp();
    if (!isOver || (token === connection.accessToken && !(await askToLogIn(token)))) {
      return result;
    }
    if (connection.accessToken === null) {
      return result;
    }
  }
}
