import { once } from 'node:events';
import { request } from 'node:https';
import { Refusal } from '../tooling/say.mjs';

export const HOST = 'portal.example.ca';
const LIMIT_MS = 30_000;
const PERSON = { email: 'ada@northline.example', password: 'northline demo 2026' };

/**
 * Asks the nginx of this machine by the portal's name, whose certificate nobody knows.
 * @param {string} path
 * @param {{ token?: string, body?: object }} [options]
 * @returns {Promise<{ status: number, text: string }>}
 */
export async function askThroughProxy(path, { token, body } = {}) {
  const asked = request({
    host: '127.0.0.1',
    servername: HOST,
    path,
    method: body === undefined ? 'GET' : 'POST',
    rejectUnauthorized: false,
    timeout: LIMIT_MS,
    headers: {
      host: HOST,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  asked.on('timeout', () => asked.destroy(new Error(`${path}: no answer within ${LIMIT_MS} ms`)));
  asked.end(body === undefined ? undefined : JSON.stringify(body));
  const [answer] = await once(asked, 'response');
  let text = '';
  for await (const part of answer.setEncoding('utf8')) {
    text += part;
  }
  return { status: answer.statusCode, text };
}

/** Places an order of a person of the demonstration, who is found again by `find`. */
export async function placeOrder() {
  const { accessToken: token } = await ask('/login', { body: PERSON });
  const [deal] = await ask('/user/list/deal/live', { token });
  const { shareOrderId } = await ask(`/user/trade/create/${deal.id}`, {
    token,
    body: { quantity: deal.minimumUnits },
  });
  return {
    find: async () => {
      const { id } = await ask(`/user/trade/${shareOrderId}`, { token });
      if (id !== shareOrderId) {
        throw new Refusal('The order is gone');
      }
    },
  };
}

/**
 * @param {string} path
 * @param {{ token?: string, body?: object }} options
 */
async function ask(path, options) {
  const { status, text } = await askThroughProxy(`/api${path}`, options);
  if (status >= 300) {
    throw new Refusal(`${path}: ${status} ${text}`);
  }
  return JSON.parse(text).data;
}
