import type { Language } from '@portal/domain/ground/people/languages';
import type { FilmType } from '@portal/domain/offering/deals/deal.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import type { FilmPart } from './film-parts.ts';

/** A film with its description and the facts of its video. */
export type FilmRecord = {
  id: string;
  description: Record<Language, string>;
  contentType: FilmType;
  sizeBytes: number;
  sha256: string;
};

/** A film to add, with the ids of its files. */
export type NewFilm = Pick<FilmRecord, 'id' | 'description'> & {
  fileIds: Readonly<Record<FilmPart, string>>;
};

/** More films about the platform than anybody watches. */
export const FILMS_MAX = 12;

const COLUMN_OF = {
  video: 'video_id',
  cover: 'cover_id',
  'captions-en': 'captions_en_id',
  'captions-fr': 'captions_fr_id',
} as const satisfies Record<FilmPart, string>;

/** The films about the platform, in the order they were added. */
export async function findFilms(db: Db): Promise<FilmRecord[]> {
  const rows = await db
    .selectFrom('films')
    .innerJoin('files', 'files.id', 'films.video_id')
    .select([
      'films.id',
      'films.description_en as en',
      'films.description_fr as fr',
      'files.content_type as contentType',
      'files.size_bytes as sizeBytes',
      'files.sha256',
    ])
    .where('films.deal_id', 'is', null)
    .orderBy('films.added_at')
    .orderBy('films.id')
    .limit(FILMS_MAX)
    .execute();
  return rows.map(recordOf);
}

export async function hasAnyFilm(db: Db): Promise<boolean> {
  return (await findFilms(db)).length > 0;
}

type FilmRow = Omit<FilmRecord, 'description' | 'contentType'> & {
  en: string;
  fr: string;
  contentType: string;
};

function recordOf({ en, fr, contentType, id, sizeBytes, sha256 }: FilmRow): FilmRecord {
  return {
    id,
    description: { en, fr },
    contentType: contentType === 'video/mp4' ? 'video/mp4' : 'video/webm',
    sizeBytes,
    sha256,
  };
}

/** Where the bytes of a part are stored. */
export async function findFilmFile(db: Db, filmId: string, part: FilmPart) {
  return db
    .selectFrom('films')
    .innerJoin('files', 'files.id', `films.${COLUMN_OF[part]}`)
    .select([
      'files.storage_key as storageKey',
      'files.content_type as contentType',
      'files.size_bytes as sizeBytes',
      'files.sha256',
    ])
    .where('films.id', '=', filmId)
    .where('films.deal_id', 'is', null)
    .executeTakeFirst();
}

export async function insertFilm(trx: Db, { id, description, fileIds }: NewFilm, at: Date): Promise<void> {
  await trx
    .insertInto('films')
    .values({
      id,
      deal_id: null,
      description_en: description.en,
      description_fr: description.fr,
      video_id: fileIds.video,
      cover_id: fileIds.cover,
      captions_en_id: fileIds['captions-en'],
      captions_fr_id: fileIds['captions-fr'],
      added_at: at,
    })
    .execute();
}

/** Deletes a film's row; returns the ids of its files, undefined if there is no such film. */
export async function deleteFilm(trx: Db, id: string): Promise<string[] | undefined> {
  const film = await trx
    .deleteFrom('films')
    .where('id', '=', id)
    .where('deal_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return film === undefined ? undefined : Object.values(COLUMN_OF).map((column) => film[column]);
}
