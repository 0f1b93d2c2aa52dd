import { SigningProviderError } from '../../platform/ports/signing-provider.ts';
import { type Access, type AccessKeeper, parseJson } from './access.ts';
import type { DocusignSettings } from './docusign-settings.ts';
import { ANSWER_BYTES_MAX, DOCUMENT_BYTES_MAX } from './limits.ts';
import { type Answer, codeOf, type Sender } from './make-sender.ts';
import type { Operation } from './operations.ts';

export type Input = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: object;
};

export type Api = {
  /** Makes a call and returns its checked answer. */
  call: <Data>(operation: Operation<Data>, input: Input) => Promise<Data>;
  /** Makes a call whose answer is a file. */
  download: (operation: Operation<never>, input: Input) => Promise<Buffer>;
};

const UNAUTHORIZED = 401;

/** The API's calls for one account. A token that is refused is replaced once. Rejects with a SigningProviderError. */
export function makeApi(settings: DocusignSettings, send: Sender, access: AccessKeeper): Api {
  const request = async (operation: Operation, input: Input): Promise<Buffer> => {
    const first = await access.get();
    const answer = await sendWith(first, operation, input);
    if (answer.status !== UNAUTHORIZED) {
      return bodyOf(operation, answer);
    }
    access.forget(first);
    return bodyOf(operation, await sendWith(await access.get(), operation, input));
  };
  const sendWith = (using: Access, operation: Operation, { params = {}, query = {}, body }: Input) =>
    send({
      name: operation.operationId,
      url: addressOf(using.baseUrl, operation, { ...params, accountId: settings.accountId }, query),
      init: {
        method: operation.method,
        headers: {
          authorization: `Bearer ${using.token}`,
          accept: operation.answer === null ? 'application/pdf' : 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      isRepeatable: operation.isRepeatable,
      bytesMax: operation.answer === null ? DOCUMENT_BYTES_MAX : ANSWER_BYTES_MAX,
    });
  return {
    call: async (operation, input) => {
      const parsed = operation.answer?.safeParse(parseJson(await request(operation, input)));
      if (parsed?.success !== true) {
        throw new SigningProviderError(`${operation.operationId}: an answer that is not as described`);
      }
      return parsed.data;
    },
    download: request,
  };
}

/** An unsuccessful answer, of which only the status and the provider's code are kept. */
export class RefusedCall extends SigningProviderError {
  readonly code: string;

  constructor(operationId: string, status: number, code: string) {
    super(`${operationId}: status ${status} ${code}`.trim());
    this.name = 'RefusedCall';
    this.code = code;
  }
}

const CODE = /^[A-Z0-9_]{1,80}$/;

function bodyOf({ operationId, success }: Operation, { status, body }: Answer): Buffer {
  if (status === success) {
    return body;
  }
  const code = codeOf(body);
  throw new RefusedCall(operationId, status, CODE.test(code) ? code : '');
}

function addressOf(
  baseUrl: string,
  { path }: Operation,
  params: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>>,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined) {
      throw new Error(`the call needs ${name}`);
    }
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(query).toString();
  return `${baseUrl}${filled}${search === '' ? '' : `?${search}`}`;
}
