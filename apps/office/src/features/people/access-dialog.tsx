import type { StaffMember } from '@portal/domain/firm/staff/staff.wire';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#parts/dialogs/confirm-dialog.tsx';
import { useEndAccessMutation, useResetAccessMutation } from './people-api.ts';
import { textsOfReset } from './texts-of-reset.ts';

type AccessDialogProps = { change: 'end' | 'reset'; person: StaffMember; onClose: () => void };

/** Says what happens to a person's access before it does. */
export function AccessDialog({ change, person, onClose }: AccessDialogProps) {
  const { t } = useTranslation();
  const [endAccess, ending] = useEndAccessMutation();
  const [resetAccess, resetting] = useResetAccessMutation();
  const isEnd = change === 'end';
  const values = {
    name: `${person.firstName} ${person.lastName}`,
    email: person.email,
    role: t(`office.roles.${person.role}`),
  };
  const reset = textsOfReset(person.state);
  const of = { id: person.id, version: person.version };
  return (
    <ConfirmDialog
      title={t(isEnd ? 'office.people.endDialog.title' : reset.title, values)}
      submitText={t(isEnd ? 'office.people.endDialog.submit' : 'office.people.resetDialog.submit')}
      tone={isEnd ? 'danger' : 'primary'}
      send={() => (isEnd ? endAccess(of) : resetAccess(of))}
      error={isEnd ? ending.error : resetting.error}
      done={t(isEnd ? 'office.people.endDialog.done' : 'office.people.resetDialog.done', values)}
      onClose={onClose}
    >
      <p>{t(isEnd ? 'office.people.endDialog.text' : reset.text, values)}</p>
      <p className="text-muted wrap-anywhere">{person.email}</p>
    </ConfirmDialog>
  );
}
