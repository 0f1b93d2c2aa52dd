import type { ErrorCode } from '../errors/error-catalogue.ts';

/** Every successful answer of the API, also where `data` is null. */
export type Success<Data> = { data: Data };

/** Every failed answer: `code` is what programs decide on, `message` what a person reads. */
export type Failure = {
  statusCode: number;
  error: string;
  code: ErrorCode;
  /** Sentences in the language of `Accept-Language`; the first is the one to show when there is room for one. */
  message: string[];
  requestId: string;
  /** Present on validation failures: dotted field path to its sentence. */
  fields?: Record<string, string>;
  /** Present on state conflicts: the state that refused the move. */
  currentState?: string;
};
