import { useCallback } from 'react';
import type { FieldError } from 'react-hook-form';
import { useFormats } from '../i18n/use-formats.ts';
import { useTranslateKey } from '../i18n/use-translate-key.ts';
import { isIssueError } from './form-issue.ts';

/** The sentence of a form's error in the language on screen; undefined if there is none. */
export function useIssueText(): (error: FieldError | undefined) => string | undefined {
  const translate = useTranslateKey();
  const formats = useFormats();
  return useCallback(
    (error) => {
      if (error === undefined || !isIssueError(error)) {
        return error?.message;
      }
      const filled = Object.entries(error.issue.values).map(([name, value]) => {
        if (typeof value === 'number') {
          return [name, formats.number(value)];
        }
        return [name, name === 'label' ? translate(value) : value];
      });
      return translate(error.issue.key, Object.fromEntries(filled));
    },
    [translate, formats],
  );
}
