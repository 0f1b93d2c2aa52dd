import type { FieldError, FieldErrors, FieldValues } from 'react-hook-form';

/**
 * A rule's problem with one answer: a dotted path, a message key and its values. The value named `label` is itself a
 * message key. The domain's KYC issues have this shape.
 */
export type FormIssue = { path: string; key: string; values: Readonly<Record<string, string | number>> };

/** An issue inside react-hook-form: the sentence is made while rendering, so that it follows the language. */
export type IssueError = FieldError & { issue: FormIssue };

export function isIssueError(error: FieldError): error is IssueError {
  return 'issue' in error;
}

/** One field's error with its dotted path. */
export type NamedError = { name: string; error: FieldError };

/** The errors of a form as a list, in the order found. */
export function listErrors<Values extends FieldValues>(errors: FieldErrors<Values>): NamedError[] {
  return walk(errors, '');
}

function walk(node: object, path: string): NamedError[] {
  return Object.entries(node).flatMap(([part, child]: [string, unknown]) => {
    const name = path === '' ? part : `${path}.${part}`;
    if (typeof child !== 'object' || child === null) {
      return [];
    }
    return isFieldError(child) ? [{ name: name.replace(/\.root$/, ''), error: child }] : walk(child, name);
  });
}

function isFieldError(node: object): node is FieldError {
  return 'type' in node && (typeof node.type === 'string' || typeof node.type === 'number');
}
