import type { TestFile } from '../fixtures/files.ts';

/** A call that the API refused, with its answer. */
export class RefusedCall extends Error {
  readonly status: number;

  constructor(status: number, body: string) {
    super(`The API answered ${status}: ${body}`);
    this.status = status;
  }
}

type Call = { method: 'GET' | 'POST'; token?: string; body?: unknown; form?: FormData };

/** Calls the API as a browser would and answers its `data`. Throws RefusedCall for every other answer. */
export async function callApi<Data>(portalUrl: string, path: string, call: Call): Promise<Data> {
  const { method, token, body, form } = call;
  const reply = await fetch(`${portalUrl}/api${path}`, {
    method,
    headers: {
      'accept-language': 'en',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: form ?? (body === undefined ? null : JSON.stringify(body)),
  });
  if (!reply.ok) {
    throw new RefusedCall(reply.status, await reply.text());
  }
  const answer: { data: Data } = JSON.parse(await reply.text());
  return answer.data;
}

/** A form with files, as an upload sends it. */
export function formOf(fields: Readonly<Record<string, string | TestFile>>): FormData {
  const form = new FormData();
  for (const [name, field] of Object.entries(fields)) {
    if (typeof field === 'string') {
      form.append(name, field);
    } else {
      form.append(name, new Blob([new Uint8Array(field.buffer)], { type: field.mimeType }), field.name);
    }
  }
  return form;
}
