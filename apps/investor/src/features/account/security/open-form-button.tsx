import { Button } from '@portal/web/ui/button';
import type { ReactNode } from 'react';
import { type AccountForm, useOpenForm } from './one-form-at-a-time.tsx';

/** Opens a form in its place; cancelling the form returns focus here. */
export function OpenFormButton({ form, children }: { form: AccountForm; children: ReactNode }) {
  const { left, open } = useOpenForm();
  return (
    <Button autoFocus={left === form} onPress={() => open(form)}>
      {children}
    </Button>
  );
}
