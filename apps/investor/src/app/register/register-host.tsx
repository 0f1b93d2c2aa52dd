import type { Namespace } from '@portal/messages/namespaces';
import { Suspense, useState } from 'react';
import type { RegistrationValues } from '#features/account/registration-values.ts';
import { paths } from '#state/paths.ts';
import { useLateDialog } from '../use-late-dialog.ts';
import { WithTexts } from '../with-texts.tsx';

const TEXTS: readonly Namespace[] = ['account', 'places'];

async function load() {
  return (await import('./register-over-page.tsx')).RegisterOverPage;
}

/** Registration over any page; closing it keeps what was typed, except the password. */
export function RegisterHost() {
  const [typed, setTyped] = useState<RegistrationValues>();
  const { Dialog, close } = useLateDialog({ name: 'register', load, texts: TEXTS, page: paths.register() });
  return Dialog === null ? null : (
    <Suspense>
      <WithTexts names={TEXTS}>
        <Dialog typed={typed} onLeave={setTyped} onClose={close} />
      </WithTexts>
    </Suspense>
  );
}
