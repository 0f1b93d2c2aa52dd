import { prettyDOM } from '@testing-library/react';

/**
 * Says that something is not on the page, with the page as it is when the message is read. A wait looks
 * many times in vain, and serialising the page each time takes a fifteenth of all the time.
 */
export function lateError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  let whole: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => {
      whole ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
      return whole;
    },
    set: (text: string) => {
      whole = text;
    },
  });
  return error;
}
