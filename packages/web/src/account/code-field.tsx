import type { FieldBinding } from '@portal/web/ui/field';
import { PlainTextField } from '@portal/web/ui/plain-text-field';
import type { ReactNode } from 'react';

/** A recovery code with the dashes that people type. */
const CODE_LENGTH_MAX = 40;

type CodeFieldProps = FieldBinding<string> & { label: string; hint: string; error?: ReactNode | undefined };

/** A code of an authenticator app, which phones offer to fill in, or a recovery code. */
export function CodeField(props: CodeFieldProps) {
  return <PlainTextField {...props} type="text" autoComplete="one-time-code" maxLength={CODE_LENGTH_MAX} />;
}
