import type { RoleChange } from '@portal/domain/firm/role-changes/office-role-changes.wire';
import type { StaffMember, StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { hasWords } from '@portal/domain/ground/people/fold-text';
import { Button } from '@portal/web/ui/button';
import { CallFailure } from '@portal/web/ui/call-failure';
import { EmptyState } from '@portal/web/ui/empty-state';
import { PageHeading } from '@portal/web/ui/page-heading';
import { TextField } from '@portal/web/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { useShownPart } from '#parts/use-shown-part.ts';
import { useAdmissionsQuery } from './admissions-api.ts';
import { AdmissionsSection } from './admissions-section.tsx';
import { AloneInRoles } from './alone-in-roles.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { usePeopleQuery } from './people-api.ts';
import { PeopleList } from './people-list.tsx';
import { roleApprovers } from './role-approvers.ts';
import { useRoleChangesQuery } from './role-changes-api.ts';
import { WhoIsNeeded } from './who-is-needed.tsx';

/** Everybody in the office, and what an administrator can change about them. */
export function PeoplePage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  usePageTitle(t('office.people.title'));
  const [isInviting, setInviting] = useState(false);
  const mayInvite = self.actions.includes('people.invite');
  const read = usePeopleQuery(undefined, { refetchOnMountOrArgChange: true });
  const changes = useRoleChangesQuery(undefined, { refetchOnMountOrArgChange: true });
  const admissions = useAdmissionsQuery(undefined, { refetchOnMountOrArgChange: true });
  useShownPart(read.data !== undefined && changes.data !== undefined && admissions.data !== undefined);
  return (
    <div className="grid gap-8">
      <PageHeading
        title={t('office.people.title')}
        intro={t(mayInvite ? 'office.people.intro' : 'office.people.introReader')}
        takesFocus
        aside={
          mayInvite ? (
            <Button tone="primary" onPress={() => setInviting(true)}>
              {t('office.people.invite')}
            </Button>
          ) : undefined
        }
      />
      {changes.error === undefined ? null : (
        <CallFailure
          error={changes.error}
          onRetry={() => void changes.refetch()}
          isRetrying={changes.isFetching}
        />
      )}
      {admissions.error === undefined ? null : (
        <CallFailure
          error={admissions.error}
          onRetry={() => void admissions.refetch()}
          isRetrying={admissions.isFetching}
        />
      )}
      <AdmissionsSection admissions={admissions.data ?? []} />
      <Loaded read={read}>
        {(people) => (
          <>
            <Searched people={people} roleChanges={changes.data ?? []} self={self} />
            <WhoIsNeeded people={people} />
          </>
        )}
      </Loaded>
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </div>
  );
}

type SearchedProps = {
  people: readonly StaffMember[];
  roleChanges: readonly RoleChange[];
  self: StaffSelf;
};

function Searched({ people, roleChanges, self }: SearchedProps) {
  const { t } = useTranslation();
  const [searched, setSearched] = useState('');
  const found = people.filter(({ firstName, lastName, email }) =>
    hasWords(`${firstName} ${lastName} ${email}`, searched),
  );
  const isAll = searched.trim() === '';
  const isAlone =
    self.actions.includes('people.change-role') && roleApprovers(people, [self.id]).length === 0;
  return (
    <div className="grid gap-4">
      {isAlone ? <AloneInRoles /> : null}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="w-full max-w-sm">
          <TextField
            name="search"
            label={t('office.people.search')}
            optional="unsaid"
            value={searched}
            onChange={setSearched}
          />
        </div>
        <p role="status" className="text-sm text-muted">
          {t(isAll ? 'office.people.count' : 'office.people.found', { count: found.length })}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState
          title={t('office.people.emptyTitle')}
          action={<Button onPress={() => setSearched('')}>{t('office.people.showAll')}</Button>}
        >
          {t('office.people.empty', { searched: searched.trim() })}
        </EmptyState>
      ) : (
        <PeopleList people={found} everybody={people} roleChanges={roleChanges} self={self} />
      )}
    </div>
  );
}
