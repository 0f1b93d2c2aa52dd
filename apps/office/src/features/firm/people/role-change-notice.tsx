import type { RoleChange, RoleMove } from '@portal/domain/firm/role-changes/office-role-changes.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { useRoleNames } from '#parts/role-names.ts';

const NAMES_SHOWN = 3;

type RoleChangeNoticeProps = {
  change: RoleChange;
  /** Whose roles they are. */
  name: string;
  onMove: (move: RoleMove) => void;
};

/** In a person's row: the pending role change, or how the reader's own proposal ended. */
export function RoleChangeNotice({ change, name, onMove }: RoleChangeNoticeProps) {
  const { t } = useTranslation();
  if (change.state !== 'submitted') {
    return <EndedNotice change={change} />;
  }
  return (
    <Notice
      title={<WaitsFor change={change} />}
      action={
        change.moves.length === 0 ? undefined : (
          <div className="flex flex-wrap gap-3">
            {change.moves.map((move) => (
              <Button
                key={move}
                size="small"
                aria-label={t('officeRoleChanges.ofPerson', { move: t(`officeRoleChanges.${move}`), name })}
                onPress={() => onMove(move)}
              >
                {t(`officeRoleChanges.${move}`)}
              </Button>
            ))}
          </div>
        )
      }
    >
      <WhoAndUntil change={change} />
    </Notice>
  );
}

function WaitsFor({ change: { toRoles, approvers } }: { change: RoleChange }) {
  const { t } = useTranslation();
  const role = useRoleNames()(toRoles);
  if (approvers.length === 0) {
    return t('officeRoleChanges.waitsForNobody', { role });
  }
  const names = approvers.slice(0, NAMES_SHOWN).join(', ');
  const count = approvers.length - NAMES_SHOWN;
  return t('officeRoleChanges.waits', {
    role,
    names: count > 0 ? t('officeRoleChanges.more', { names, count }) : names,
  });
}

function WhoAndUntil({ change }: { change: RoleChange }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const rolesIn = useRoleNames();
  const { moves, maker, submittedAt, expiresAt, fromRoles, representativeName } = change;
  return (
    <p>
      {t(moves.includes('withdraw') ? 'officeRoleChanges.proposedByYou' : 'officeRoleChanges.proposed', {
        name: maker,
        when: dateTime(submittedAt ?? ''),
        until: dateTime(expiresAt),
        role: rolesIn(fromRoles),
      })}{' '}
      {representativeName === null ? null : t('officeRoleChanges.clientsOf', { name: representativeName })}
    </p>
  );
}

function EndedNotice({ change }: { change: RoleChange }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const rolesIn = useRoleNames();
  const { toRoles, state, staleBecause, endedBy, endedAt, note } = change;
  return (
    <Notice tone="attention" title={t('officeRoleChanges.ended.title', { role: rolesIn(toRoles) })}>
      {state === 'returned'
        ? t('officeRoleChanges.ended.returned', {
            name: endedBy ?? '',
            when: dateTime(endedAt ?? ''),
            reason: note ?? '',
          })
        : t(`officeRoleChanges.ended.${staleBecause ?? 'expired'}`)}
    </Notice>
  );
}
