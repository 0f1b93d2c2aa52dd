import type { Namespace } from '@portal/messages/namespaces';
import { Suspense } from 'react';
import { paths } from '#state/paths.ts';
import { useLateDialog } from '../use-late-dialog.ts';
import { WithTexts } from '../with-texts.tsx';

const TEXTS: readonly Namespace[] = ['account', 'places'];

async function load() {
  return (await import('./register-over-page.tsx')).RegisterDialog;
}

/** Registration over any page. */
export function RegisterHost() {
  const { Dialog, close } = useLateDialog({ name: 'register', load, texts: TEXTS, page: paths.register() });
  return Dialog === null ? null : (
    <Suspense>
      <WithTexts names={TEXTS}>
        <Dialog onClose={close} />
      </WithTexts>
    </Suspense>
  );
}
