import { useFormats } from '@portal/web/i18n/use-formats';
import { Check } from '@portal/web/ui/icons';
import { useTranslation } from 'react-i18next';
import type { DraftStatus } from '#state/draft-queue.ts';

/** Whether what was typed is kept on the server. Only a failure interrupts; the rest is there to be looked at. */
export function SaveState({ draft }: { draft: DraftStatus | null }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isFailed = draft?.kind === 'retrying' || draft?.kind === 'refused';
  return (
    <p role={isFailed ? 'alert' : undefined} className="text-sm text-muted empty:hidden sm:min-h-6">
      {draft === null || (draft.kind === 'idle' && draft.savedAt === null) ? null : (
        <span className={isFailed ? 'font-medium text-danger' : 'inline-flex items-center gap-1.5'}>
          {draft.kind === 'saved' ? <Check className="size-4 text-success" /> : null}
          {isFailed ? t('wizard.saveFailed') : null}
          {draft.kind === 'saving' ? t('wizard.saving') : null}
          {(draft.kind === 'saved' || draft.kind === 'idle') && draft.savedAt !== null
            ? t('wizard.saved', { time: formats.time(draft.savedAt) })
            : null}
        </span>
      )}
    </p>
  );
}
