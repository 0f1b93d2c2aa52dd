import { tidyLine } from '@portal/domain/ground/people/tidy-line';
import { CommandError, CommandRefused } from '../../../../platform/commands/command-error.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { CommandDeps } from '../../../../platform/http/actor.ts';
import { withUploadFolder } from '../../../../platform/http/receiving/with-upload-folder.ts';
import { addFilm, dropFilm } from './add-film.ts';
import { FILMS_MAX, findFilms } from './films.store.ts';
import { readFilmFolder } from './read-film-folder.ts';

export const FILMS_USAGE = [
  'npm run dealer -- films                            films on the marketplace; those of a deal are written in the office',
  'npm run dealer -- films add <folder> "what" "quoi" show one',
  '                                                   <folder> has video.webm or video.mp4, cover.jpg, captions.en.vtt, captions.fr.vtt',
  'npm run dealer -- films remove <film>              show it no more',
];

const DESCRIPTION_MAX = 160;

/** `films` lists what the portal plays; `films add` takes a film from a folder, `films remove` takes one away. */
export async function runFilmsCommand(deps: CommandDeps, words: readonly string[]): Promise<string[]> {
  const [verb, first, english, french, ...more] = words;
  if (verb === undefined) {
    return list(deps);
  }
  if (verb === 'add' && first !== undefined && french !== undefined && more.length === 0) {
    return add(deps, first, { en: readDescription(english), fr: readDescription(french) });
  }
  if (verb === 'remove' && first !== undefined && english === undefined) {
    if (!(await dropFilm(deps, deps.who('deals.change-films'), first))) {
      throw new CommandRefused('There is no such film: npm run dealer -- films');
    }
    return ['It is not shown any more.'];
  }
  throw new CommandError(
    'Write "films", "films add" with a folder and what it shows in both languages, or "films remove".',
  );
}

async function list(deps: Deps): Promise<string[]> {
  const films = await findFilms(deps.db);
  return films.length === 0
    ? ['The marketplace plays no film.']
    : films.map(({ id, description }) => [id, description.en, description.fr].join(' | '));
}

async function add(
  deps: CommandDeps,
  folder: string,
  description: Parameters<typeof addFilm>[3],
): Promise<string[]> {
  const by = deps.who('deals.change-films');
  const added = await withUploadFolder(deps.config.dataDir, async (into) =>
    addFilm(deps, by, await readFilmFolder(folder, into), description),
  );
  switch (added.outcome) {
    case 'added':
      return [`Investors see it on the marketplace: ${added.id}`];
    case 'known':
      throw new CommandRefused('The same video is shown there already.');
    case 'full':
      throw new CommandRefused(`${FILMS_MAX} films are shown there already. Remove one first.`);
  }
}

function readDescription(text = ''): string {
  const description = tidyLine(text);
  if (description === '' || description.length > DESCRIPTION_MAX) {
    throw new CommandError(
      `What it shows is said in 1 to ${DESCRIPTION_MAX} characters, in English and in French.`,
    );
  }
  return description;
}
