import { Button } from '@portal/web/ui/button';
import type { ReactNode } from 'react';
import { type AccountForm, useOpenForm } from './one-form-at-a-time.tsx';

/** Opens a form of the page in its own place; who leaves the form is back at this button. */
export function OpenFormButton({ form, children }: { form: AccountForm; children: ReactNode }) {
  const { left, open } = useOpenForm();
  return (
    <Button autoFocus={left === form} onPress={() => open(form)}>
      {children}
    </Button>
  );
}
