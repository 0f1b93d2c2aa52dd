import { DEAL_STATES, isPublished } from '@portal/domain/deals/deal-states';
import type { FilmType } from '@portal/domain/wire/deal';
import type { Language } from '@portal/domain/wire/user';
import type { Db } from '../../../platform/db/tables.ts';
import type { FilmPart } from './film-parts.ts';

/** A film as it is told of: what it shows, and how heavy it is. */
export type FilmRecord = {
  id: string;
  /** Null for one about the platform. */
  dealId: string | null;
  description: Record<Language, string>;
  contentType: FilmType;
  sizeBytes: number;
  sha256: string;
};

/** A film to add, with the ids of its files. */
export type NewFilm = Pick<FilmRecord, 'id' | 'dealId' | 'description'> & {
  fileIds: Readonly<Record<FilmPart, string>>;
};

/** So many films of one deal, or about the platform, are more than anybody watches. */
export const FILMS_MAX = 12;
/** More films than a dealer of some hundred deals has; a list never grows without bound. */
const LISTED_MAX = 1_000;

const COLUMN_OF = {
  video: 'video_id',
  cover: 'cover_id',
  'captions-en': 'captions_en_id',
  'captions-fr': 'captions_fr_id',
} as const satisfies Record<FilmPart, string>;

/** The films of a deal, or those about the platform (null), in the order in which they were added. */
export async function findFilms(db: Db, dealId: string | null): Promise<FilmRecord[]> {
  const rows = await filmsWithVideo(db)
    .where('films.deal_id', dealId === null ? 'is' : '=', dealId)
    .limit(FILMS_MAX)
    .execute();
  return rows.map(recordOf);
}

/** Every film, with the name of its deal in addresses; null for those about the platform. */
export async function listFilms(db: Db): Promise<(FilmRecord & { dealSlug: string | null })[]> {
  const rows = await filmsWithVideo(db)
    .leftJoin('deals', 'deals.id', 'films.deal_id')
    .select('deals.slug as dealSlug')
    .limit(LISTED_MAX)
    .execute();
  return rows.map((row) => ({ ...recordOf(row), dealSlug: row.dealSlug }));
}

export async function hasAnyFilm(db: Db): Promise<boolean> {
  return (await db.selectFrom('films').select('id').limit(1).executeTakeFirst()) !== undefined;
}

function filmsWithVideo(db: Db) {
  return db
    .selectFrom('films')
    .innerJoin('files', 'files.id', 'films.video_id')
    .select([
      'films.id',
      'films.deal_id as dealId',
      'films.description_en as en',
      'films.description_fr as fr',
      'files.content_type as contentType',
      'files.size_bytes as sizeBytes',
      'files.sha256',
    ])
    .orderBy('films.added_at')
    .orderBy('films.id');
}

type FilmRow = Omit<FilmRecord, 'description' | 'contentType'> & {
  en: string;
  fr: string;
  contentType: string;
};

function recordOf({ en, fr, contentType, id, dealId, sizeBytes, sha256 }: FilmRow): FilmRecord {
  return {
    id,
    dealId,
    description: { en, fr },
    contentType: contentType === 'video/mp4' ? 'video/mp4' : 'video/webm',
    sizeBytes,
    sha256,
  };
}

/** Where the bytes of a part lie, while anybody may see the film: it is about the platform, or its deal was published. */
export async function findFilmFile(db: Db, filmId: string, part: FilmPart) {
  return db
    .selectFrom('films')
    .innerJoin('files', 'files.id', `films.${COLUMN_OF[part]}`)
    .leftJoin('deals', 'deals.id', 'films.deal_id')
    .select([
      'files.storage_key as storageKey',
      'files.content_type as contentType',
      'files.size_bytes as sizeBytes',
      'files.sha256',
    ])
    .where('films.id', '=', filmId)
    .where((eb) =>
      eb.or([eb('films.deal_id', 'is', null), eb('deals.state', 'in', DEAL_STATES.filter(isPublished))]),
    )
    .executeTakeFirst();
}

export async function insertFilm(
  trx: Db,
  { id, dealId, description, fileIds }: NewFilm,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('films')
    .values({
      id,
      deal_id: dealId,
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

/** Takes a film away; the ids of its files, undefined where there is no such film. */
export async function deleteFilm(trx: Db, id: string): Promise<string[] | undefined> {
  const film = await trx.deleteFrom('films').where('id', '=', id).returningAll().executeTakeFirst();
  return film === undefined ? undefined : Object.values(COLUMN_OF).map((column) => film[column]);
}
