import { prettyDOM } from '@testing-library/react';

/**
 * That something is not on the page, with the page as it stands when somebody reads the message. Whoever waits for a thing looks
 * many times in vain, and to write the page each time is a fifteenth of all work.
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
