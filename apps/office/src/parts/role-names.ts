import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { useTranslation } from 'react-i18next';

/** Names somebody's roles, one after the other. */
export function useRoleNames(): (roles: readonly StaffRole[]) => string {
  const { t } = useTranslation();
  return (roles) => roles.map((role) => t(`office.roles.${role}`)).join(', ');
}
