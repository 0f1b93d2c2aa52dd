import type { OfficeRepresentative } from '@portal/domain/people/representatives/representatives.wire';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#parts/dialogs/confirm-dialog.tsx';
import { useActivateRepresentativeMutation } from './register-api.ts';

/** Lets a representative be chosen again. */
export function BackDialog({ one, onClose }: { one: OfficeRepresentative; onClose: () => void }) {
  const { t } = useTranslation();
  const [activate, { error }] = useActivateRepresentativeMutation();
  const name = one.fullName;
  // Of the row that was opened: what somebody else changes meanwhile is not written over.
  const [version] = useState(one.version);
  return (
    <ConfirmDialog
      title={t('representatives.backDialog.title', { name })}
      submitText={t('representatives.backDialog.submit')}
      send={() => activate({ id: one.id, version })}
      error={error}
      done={t('representatives.backDialog.done', { name })}
      onClose={onClose}
    >
      <p>{t('representatives.backDialog.text')}</p>
    </ConfirmDialog>
  );
}
