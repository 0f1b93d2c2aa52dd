import {
  ACTION_GROUPS,
  type ActionGroup,
  STEP_UP_ACTIONS,
  type StaffAction,
  scopeOf,
} from '@portal/domain/firm/staff/permissions';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { Card } from '@portal/web/ui/card';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#parts/page-title.ts';
import { useRoleNames } from '#parts/role-names.ts';

const GROUPS: readonly ActionGroup[] = [
  'orders',
  'investors',
  'messages',
  'money',
  'deals',
  'approvals',
  'operation',
  'representatives',
  'people',
];

/** Who the person is here, and what their roles may do. */
export function RolePage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  usePageTitle(t('office.home.nav'));
  const { representativeName: representative } = self;
  const groups = GROUPS.map((group) => ({ group, actions: allowedIn(group, self) })).filter(
    ({ actions }) => actions.length > 0,
  );
  return (
    <div className="grid gap-8">
      <PageHeading
        title={t('office.home.title', { name: self.firstName })}
        intro={
          <>
            {t('office.home.intro', { role: useRoleNames()(self.roles) })}{' '}
            {representative === null ? null : t('office.home.clients', { representative })}
          </>
        }
        takesFocus
      />
      <section className="grid gap-4" aria-labelledby="may">
        <h2 id="may" className="text-2xl">
          {t('office.home.mayTitle')}
        </h2>
        <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {groups.map(({ group, actions }) => (
            <Group key={group} group={group} actions={actions} person={self} />
          ))}
        </div>
      </section>
      <p className="max-w-prose text-muted">{t('office.home.other')}</p>
    </div>
  );
}

function allowedIn(group: ActionGroup, { actions }: StaffSelf): StaffAction[] {
  return ACTION_GROUPS[group].filter((action) => actions.includes(action));
}

type GroupProps = { group: ActionGroup; actions: readonly StaffAction[]; person: StaffSelf };

function Group({ group, actions, person }: GroupProps) {
  const { t } = useTranslation();
  const heading = useId();
  const isNarrow = actions.every((action) => scopeOf(person.roles, action) === 'own-clients');
  return (
    <Card as="section" labelledBy={heading}>
      <div className="grid content-start gap-3">
        <h3 id={heading} className="text-xl">
          {t(`office.groups.${group}`)}
        </h3>
        {isNarrow ? <p className="text-sm text-muted">{t('office.home.ownClients')}</p> : null}
        <ul className="grid gap-2">
          {actions.map((action) => (
            <li key={action}>
              {t(`office.actions.${action}`)}
              {STEP_UP_ACTIONS.has(action) ? (
                <span className="text-sm text-muted"> ({t('office.home.proof')})</span>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
