import { ROLES_BY_DECISION } from '@portal/domain/firm/staff/roles-by-decision';
import { hasClients } from '@portal/domain/firm/staff/staff-roles';
import type { LightField } from '@portal/web/form/use-light-form';
import { CheckboxGroup } from '@portal/web/ui/checkbox-group';
import { Select } from '@portal/web/ui/select';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useRepresentativesQuery } from '#state/representatives-api.ts';
import { rolesOf } from './check-role.ts';

type RoleFieldsProps = {
  roles: LightField<readonly string[]>;
  representative: LightField<string>;
  /** The person's current representative, offered even after they have left. */
  currentId?: string | null | undefined;
};

/** A person's roles, by what each decides, and, for a representative, whose clients they see. */
export function RoleFields({ roles, representative, currentId }: RoleFieldsProps) {
  const { t } = useTranslation();
  const asksWhose = hasClients(rolesOf(roles.value));
  const { data = [] } = useRepresentativesQuery(asksWhose ? undefined : skipToken);
  const choices = data.filter(({ id, isActive }) => isActive || id === currentId);
  return (
    <>
      <CheckboxGroup
        {...roles}
        label={t('office.people.role.label')}
        hint={t('office.people.role.hint')}
        layout="cards"
        choices={ROLES_BY_DECISION.flatMap(({ group, roles: ofGroup }) =>
          ofGroup.map((value, place) => ({
            value,
            label: t(`office.roles.${value}`),
            description: t(`office.roleHints.${value}`),
            ...(place === 0 ? { heading: t(`office.people.role.groups.${group}`) } : {}),
          })),
        )}
      />
      {asksWhose ? (
        <Select
          {...representative}
          label={t('office.people.representative.label')}
          choices={choices.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        />
      ) : null}
    </>
  );
}
