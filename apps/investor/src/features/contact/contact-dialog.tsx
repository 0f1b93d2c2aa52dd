import { Dialog } from '@portal/web/ui/dialog';
import { useTranslation } from 'react-i18next';
import type { ContactDraft } from './contact-draft.ts';
import { ContactIntro } from './contact-intro.tsx';
import { ContactPanel } from './contact-panel.tsx';

type ContactDialogProps = {
  draft: ContactDraft;
  onChange: (draft: ContactDraft) => void;
  onSent: () => void;
  onClose: () => void;
};

/** Writes to the dealer without leaving the page. */
export function ContactDialog({ onClose, ...panel }: ContactDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen onOpenChange={onClose} size="wide" title={t('contact.title')}>
      <div className="grid gap-6">
        <p className="text-muted">
          <ContactIntro />
        </p>
        <ContactPanel {...panel} />
      </div>
    </Dialog>
  );
}
