/** Lower case without accents, for searching: 'Québec' and 'quebec' are the same to a person who types. */
export function foldAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
