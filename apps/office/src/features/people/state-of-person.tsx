import type { StaffMember } from '@portal/domain/firm/staff/staff.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge } from '@portal/web/ui/badge';
import { useTranslation } from 'react-i18next';

/** Whether a person can come in, and what that hangs on. */
export function StateOfPerson({ person }: { person: StaffMember }) {
  const { t } = useTranslation();
  const { date, dateTime } = useFormats();
  const { state, isEnrolled, invitationEndsAt, endedAt } = person;
  if (state === 'ended') {
    return (
      <State tone="neutral" name={t('office.people.states.ended')}>
        {endedAt === null ? null : t('office.people.endedOn', { when: date(endedAt) })}
      </State>
    );
  }
  if (state === 'invited') {
    return (
      <State tone="info" name={t('office.people.states.invited')}>
        {invitationEndsAt === null
          ? t('office.people.linkOver')
          : t('office.people.linkUntil', { when: dateTime(invitationEndsAt) })}
      </State>
    );
  }
  return isEnrolled ? (
    <State tone="success" name={t('office.people.states.active')} />
  ) : (
    <State tone="attention" name={t('office.people.states.unprotected')} />
  );
}

type StateProps = {
  tone: 'neutral' | 'info' | 'success' | 'attention';
  name: string;
  children?: React.ReactNode;
};

function State({ tone, name, children }: StateProps) {
  return (
    <div className="grid min-w-0 justify-items-start gap-1">
      <Badge tone={tone}>{name}</Badge>
      {children === undefined || children === null ? null : (
        <span className="text-sm text-muted">{children}</span>
      )}
    </div>
  );
}
