import { LANGUAGES } from '../../../ground/people/languages.ts';
import type { DealContent } from './deal-content.ts';

/** A file that a deal names, where it does, and what it has to be. */
export type NamedFile = { path: string; id: string; part: 'video' | 'captions' | 'document' };

/** The files that the films, documents and issuer's approval of a deal name, each beside its field. A poster is a picture, with an address of its own. */
export function filesOfDraft({ films = [], documents = [], offering }: DealContent): NamedFile[] {
  const named = [
    ...films.flatMap(({ video, captions }, place) => [
      { path: `content.films.${place}.video`, id: video, part: 'video' as const },
      ...LANGUAGES.map((language) => ({
        path: `content.films.${place}.captions.${language}`,
        id: captions[language],
        part: 'captions' as const,
      })),
    ]),
    ...documents.flatMap(({ file }, place) =>
      LANGUAGES.map((language) => ({
        path: `content.documents.${place}.file.${language}`,
        id: file[language],
        part: 'document' as const,
      })),
    ),
    { path: 'content.offering.approval.file', id: offering?.approval?.file ?? '', part: 'document' as const },
  ];
  return named.filter(({ id }) => id !== '');
}
