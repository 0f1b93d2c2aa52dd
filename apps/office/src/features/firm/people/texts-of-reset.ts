import type { StaffState } from '@portal/domain/firm/staff/staff.wire';

/** The label for sending a new link, depending on what the person has now. */
export function textsOfReset(state: StaffState) {
  switch (state) {
    case 'invited':
      return {
        action: 'office.people.resetDialog.actionInvited',
        title: 'office.people.resetDialog.titleInvited',
        text: 'office.people.resetDialog.textInvited',
        submit: 'office.people.resetDialog.submit',
      } as const;
    case 'ended':
      return {
        action: 'office.people.resetDialog.actionEnded',
        title: 'office.people.resetDialog.titleEnded',
        text: 'office.people.resetDialog.textEnded',
        submit: 'office.people.resetDialog.propose',
      } as const;
    case 'active':
      return {
        action: 'office.people.resetDialog.action',
        title: 'office.people.resetDialog.title',
        text: 'office.people.resetDialog.text',
        submit: 'office.people.resetDialog.propose',
      } as const;
  }
}
