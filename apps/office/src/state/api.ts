import { languageOf } from '@portal/domain/ground/formats/locales';
import type { ApiConfig } from '@portal/web/api/api-config';
import { isApiError } from '@portal/web/api/api-error';
import { type ApiBaseQuery, createBaseQuery } from '@portal/web/api/create-base-query';
import { createPortalApi } from '@portal/web/api/create-portal-api';
import { headersOfPerson, tell } from './other-person.ts';
import { ask, type Question } from './questions.ts';

/** The session is a cookie that no script can read; the header proves that the office's own page makes the call. */
export const apiConfig: ApiConfig = {
  baseUrl: '/api',
  get headers() {
    return { 'X-Portal-Office': '1', ...headersOfPerson() };
  },
  getToken: () => null,
  getLanguage: () => languageOf(document.documentElement.lang),
  onSessionEnded: () => undefined,
};

const send = createBaseQuery(apiConfig);

/** What to ask the person after such a refusal; the call is then repeated, so that nothing typed is lost. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  UNAUTHENTICATED: 'log-in',
  STEP_UP_NEEDED: 'code',
};
/** Calls that start or end a session: they handle their own refusals. */
const OF_THE_DOOR = /^\/office\/(login|logout|invitation)/;

/** Makes a call, and repeats it once the person has done what it was refused for. */
export async function callAndAsk<Result extends object>(
  call: () => Promise<Result>,
  isOver: () => boolean,
): Promise<Result> {
  for (;;) {
    const result = await call();
    const error = 'error' in result ? result.error : undefined;
    if (isApiError(error) && error.code === 'OTHER_PERSON') {
      tell(error.messages[0] ?? null);
    }
    const question = isApiError(error) ? QUESTIONS[error.code] : undefined;
    const isAnswered = question !== undefined && !isOver() && (await ask(question));
    if (!isAnswered) {
      return result;
    }
  }
}

const sendAndAsk: ApiBaseQuery = async (argument, api, options) => {
  const url = typeof argument === 'string' ? argument : argument.url;
  return callAndAsk(
    async () => send(argument, api, options),
    () => OF_THE_DOOR.test(url) || api.signal.aborted,
  );
};

/** The API of the office; features add their calls by `injectEndpoints`. */
export const api = createPortalApi(sendAndAsk, [
  'Bank',
  'Deal',
  'ContactRequest',
  'Desk',
  'Investor',
  'Export',
  'Order',
  'Person',
  'Trustee',
  'Registration',
  'TrustDay',
  'Representative',
  'Session',
]);
