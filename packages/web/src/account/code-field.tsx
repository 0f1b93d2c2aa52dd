import type { ReactNode } from 'react';
import type { FieldBinding } from '../ui/field.tsx';
import { PlainTextField } from '../ui/plain-text-field.tsx';

/** The length of a recovery code, including the dashes that people type. */
const CODE_LENGTH_MAX = 40;

type CodeFieldProps = FieldBinding<string> & { label: string; hint: string; error?: ReactNode | undefined };

/** A code from an authenticator app, which phones offer to fill in, or a recovery code. */
export function CodeField(props: CodeFieldProps) {
  return <PlainTextField {...props} type="text" autoComplete="one-time-code" maxLength={CODE_LENGTH_MAX} />;
}
