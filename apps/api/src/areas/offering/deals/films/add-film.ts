import type { Language } from '@portal/domain/ground/people/languages';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { deleteFiles } from '../../../../platform/files/kept/files.store.ts';
import { recordFile, withStoredFiles } from '../../../../platform/files/kept/keep-file.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { measure } from '../../../../platform/http/receiving/file-source.ts';
import { FILM_PARTS, type FilmPart } from './film-parts.ts';
import { deleteFilm, FILMS_MAX, findFilms, insertFilm } from './films.store.ts';
import type { FilmFiles } from './read-film-folder.ts';

/**
 * Stores a film about the platform and shows it, with all its parts or not at all. `known`: the same video is already
 * shown. A deal's films are part of its versions (areas/offering/deals/files), which two people publish.
 */
export async function addFilm(
  deps: Deps,
  by: StaffActor,
  files: FilmFiles,
  description: Record<Language, string>,
): Promise<{ outcome: 'added'; id: string } | { outcome: 'known' | 'full' }> {
  const shown = await findFilms(deps.db);
  const { sha256 } = measure(files.video.bytes);
  if (shown.some((film) => film.sha256 === sha256)) {
    return { outcome: 'known' };
  }
  if (shown.length >= FILMS_MAX) {
    return { outcome: 'full' };
  }
  const id = deps.newId();
  const at = deps.clock.now();
  const newFiles = FILM_PARTS.map((part) => ({
    ...files[part],
    investorId: null,
    purpose: 'film' as const,
    pages: null,
  }));
  await withStoredFiles(deps, newFiles, (stored) =>
    transact(deps.db, async (trx) => {
      const fileIds: Record<FilmPart, string> = {
        video: '',
        cover: '',
        'captions-en': '',
        'captions-fr': '',
      };
      for (const [place, file] of stored.entries()) {
        fileIds[FILM_PARTS[place] ?? 'video'] = await recordFile(trx, file);
      }
      await insertFilm(trx, { id, description, fileIds }, at);
      await appendAudit(trx, deps, at, {
        actor: nameOfActor(by),
        action: 'film.added',
        target: id,
        investorId: null,
        detail: { ...auditOfStaff(by), description, sha256 },
      });
    }),
  );
  return { outcome: 'added', id };
}

/** Deletes a film and its files; false if there is none with this id. */
export async function dropFilm(
  deps: Pick<Deps, 'audit' | 'db' | 'clock'>,
  by: StaffActor,
  id: string,
): Promise<boolean> {
  return transact(deps.db, async (trx) => {
    const fileIds = await deleteFilm(trx, id);
    if (fileIds === undefined) {
      return false;
    }
    await deleteFiles(trx, fileIds);
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(by),
      action: 'film.removed',
      target: id,
      investorId: null,
      detail: auditOfStaff(by),
    });
    return true;
  });
}
