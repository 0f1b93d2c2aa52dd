import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import type { ErrorSummaryProps } from '../ui/error-summary.tsx';
import { listErrors } from './form-issue.ts';
import { useIssueText } from './use-issue-text.ts';

/**
 * The props of ErrorSummary: the problems after the first failed submit, and the count of submits that moves the focus. Errors that
 * from the server count, too, if they are set before the submit handler ends.
 */
export function useErrorSummary<Values extends FieldValues>(control: Control<Values>): ErrorSummaryProps {
  const { errors, submitCount } = useFormState({ control });
  const issueText = useIssueText();
  if (submitCount === 0) {
    return { problems: [], attempt: 0 };
  }
  const problems = listErrors(errors).map(({ name, error }) => ({ name, text: issueText(error) ?? name }));
  return { problems, attempt: submitCount };
}
