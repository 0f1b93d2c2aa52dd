import { domainToASCII } from 'node:url';
import { oneAddress } from '@portal/domain/ground/people/one-address';

/**
 * An address as it may stand in a row: in its one form first, and as versions before kept what was typed, its domain in code or its
 * marks apart from their letters. All of them reach the same mailbox.
 */
export function writingsOf(typed: string): [one: string, ...others: string[]] {
  const one = oneAddress(typed);
  const at = one.lastIndexOf('@') + 1;
  const code = domainToASCII(one.slice(at));
  const forms = [one, ...(code === '' ? [] : [`${one.slice(0, at)}${code}`])];
  const others = new Set([...forms, ...forms.map((form) => form.normalize('NFD'))]);
  others.delete(one);
  return [one, ...others];
}
