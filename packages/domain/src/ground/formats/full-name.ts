type Named = { firstName: string; middleName?: string; lastName: string };

/** A person's whole name, without the blanks of parts that are not given. */
export function fullName({ firstName, middleName = '', lastName }: Named): string {
  return [firstName, middleName, lastName]
    .map((part) => part.trim().replace(/\s+/gu, ' '))
    .filter((part) => part !== '')
    .join(' ');
}
