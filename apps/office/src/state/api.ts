import { languageOf } from '@portal/domain/formats/locales';
import type { ApiConfig } from '@portal/web/api/api-config';
import { type ApiBaseQuery, createBaseQuery } from '@portal/web/api/base-query';
import { createPortalApi } from '@portal/web/api/create-portal-api';
import { ask, type Question } from './questions.ts';

/** The session is a cookie that no script reads; the header says that a page of the office calls, and no other site. */
const config: ApiConfig = {
  baseUrl: '/api',
  headers: { 'X-Portal-Office': '1' },
  getToken: () => null,
  getLanguage: () => languageOf(document.documentElement.lang),
  onSessionEnded: () => undefined,
};

const send = createBaseQuery(config);

/** What the person is asked for when the server refuses so; the call is then made again, and nothing that was typed is lost. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  UNAUTHENTICATED: 'log-in',
  STEP_UP_NEEDED: 'code',
};
/** Calls that begin or end a session: what they are refused for is theirs to say. */
const OF_THE_DOOR = /^\/office\/(login|logout|invitation)/;

const sendAndAsk: ApiBaseQuery = async (argument, api, options) => {
  const url = typeof argument === 'string' ? argument : argument.url;
  for (;;) {
    const result = await send(argument, api, options);
    const question = result.error === undefined ? undefined : QUESTIONS[result.error.code];
    const isAnswered =
      question !== undefined && !OF_THE_DOOR.test(url) && !api.signal.aborted && (await ask(question));
    if (!isAnswered) {
      return result;
    }
  }
};

/** Every call of the office; features add theirs by `injectEndpoints`. */
export const api = createPortalApi(sendAndAsk, ['Person', 'Session']);
