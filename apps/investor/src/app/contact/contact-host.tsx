import type { Namespace } from '@portal/messages/namespaces';
import { Suspense, useState } from 'react';
import { type ContactDraft, newDraft } from '#features/contact/contact-draft.ts';
import { paths } from '#state/paths.ts';
import { useLateDialog } from '../use-late-dialog.ts';
import { WithTexts } from '../with-texts.tsx';
import { useWriter } from './use-writer.ts';

const TEXTS: readonly Namespace[] = ['contact', 'account', 'errors'];

async function load() {
  return (await import('#features/contact/contact-dialog.tsx')).ContactDialog;
}

/** The contact dialog over any page; closing it keeps what was typed. */
export function ContactHost() {
  const [draft, setDraft] = useState<ContactDraft | null>(null);
  const { isOpen, Dialog, close } = useLateDialog({
    name: 'contact',
    load,
    texts: TEXTS,
    page: paths.contact(),
  });
  const writer = useWriter(isOpen);
  if (Dialog === null || writer === undefined) {
    return null;
  }
  return (
    <Suspense>
      <WithTexts names={TEXTS}>
        <Dialog
          draft={draft ?? newDraft(writer)}
          onChange={setDraft}
          onSent={() => setDraft(null)}
          onClose={close}
        />
      </WithTexts>
    </Suspense>
  );
}
