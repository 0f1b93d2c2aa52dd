/** What stands between the roles of one person. */
const PLUS = '+';

/** Roles as typed, such as `administrator+finance`; what is none of them is refused by what reads them. */
export function typedRoles(typed = ''): string[] {
  return typed.split(PLUS).map((role) => role.trim());
}

/** The same way back. */
export function writeRoles(roles: readonly string[]): string {
  return roles.join(PLUS);
}
