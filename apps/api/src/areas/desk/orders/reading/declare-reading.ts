import { countOpened, unopenedBy } from '@portal/domain/desk/orders/case-reading';
import type { ReadDocument } from '@portal/domain/desk/orders/office-case-reading.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { labelKeyOfPath } from '@portal/domain/order/changes/label-key-of-path';
import { translate, translateKey } from '../../../../platform/language/translate.ts';
import type { PersonRead, ReadCase } from './read-case.ts';

/** What a document is called in a language: the label of its field, or the paper's own title. */
export function nameOfDocument({ path, title }: ReadDocument, language: Language): string {
  return title ?? translateKey(language, labelKeyOfPath(path ?? ''));
}

/** The names of some documents, as one text. */
export function namesOf(documents: readonly ReadDocument[], language: Language): string {
  return documents.map((document) => nameOfDocument(document, language)).join(', ');
}

/**
 * What a person declares of a case, written from the record: what they opened, what whoever proposed it opened, and what nobody did.
 * It says nothing that the record does not, but for the judgement that is theirs.
 */
export function declarationOf(
  { documents, people, self, maker }: ReadCase,
  act: 'propose' | 'approve',
  language: Language,
): string {
  const say = (person: PersonRead, key: 'you' | 'other') =>
    translate(language, `officeReading.declaration.${key}`, {
      ...countOpened(documents, person),
      name: person.name,
    });
  const left = unopenedBy(documents, people);
  const lines =
    documents.length === 0
      ? [translate(language, 'officeReading.declaration.nothing')]
      : [say(self, 'you'), ...(maker === null || maker.id === self.id ? [] : [say(maker, 'other')])];
  return [
    ...lines,
    ...(left.length === 0
      ? []
      : [translate(language, 'officeReading.declaration.byNobody', { names: namesOf(left, language) })]),
    translate(language, `officeReading.declaration.${act}`),
  ].join(' ');
}
