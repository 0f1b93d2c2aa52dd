/** What tells one copy from another: the beginning of the ids of its person, its order and its deal; no deal is the template's own. */
export type Copy = {
  person: string;
  order: string;
  deal: string | null;
  /** How much earlier everything of it happened. */
  minutesBack: number;
  /** Counts from 0; what varies without being anybody's id varies with it. */
  number: number;
};

export type Scope = 'person' | 'order' | 'deal';
/** To whom the ids and addresses of a template belong: in a copy they are others. */
export type Scopes = ReadonlyMap<string, Scope>;

/** An id of the template around what changes in it, or an address. */
type IdPiece = { scope: Scope; before: string; begins: string; rest: string };
/** Words of a template, cut where ids stand in them. */
export type Pieces = readonly (string | IdPiece)[];

const ID = /([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[\w.]+@[\w.]+)/;
const BEGINNING = 8;

/** The number as ids begin, so that what was made later also comes later by its id, and no two references are the same. */
export function beginningOf(number: number): string {
  return number.toString(16).padStart(BEGINNING, '0');
}

/** Cuts words at the ids of the template. */
export function cut(text: string, scopes: Scopes): Pieces {
  return text.split(ID).flatMap((part): Pieces => {
    const scope = scopes.get(part);
    if (scope === undefined) {
      return part === '' ? [] : [part];
    }
    const at = part.indexOf('@');
    return at < 0
      ? [{ scope, before: '', begins: part.slice(0, BEGINNING), rest: part.slice(BEGINNING) }]
      : [{ scope, before: `${part.slice(0, at)}-`, begins: '', rest: part.slice(at) }];
  });
}

/** The words as they are in a copy. */
export function textIn(pieces: Pieces, copy: Copy): string {
  return pieces
    .map((piece) =>
      typeof piece === 'string' ? piece : `${piece.before}${copy[piece.scope] ?? piece.begins}${piece.rest}`,
    )
    .join('');
}

/** The same as SQL, of a row `c` that has `person`, `order` and `deal`. */
export function sqlOf(pieces: Pieces): string {
  if (pieces.length === 0) {
    return "''";
  }
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') {
        return quoted(piece);
      }
      const begins =
        piece.scope === 'deal' ? `coalesce(c.deal, ${quoted(piece.begins)})` : `c."${piece.scope}"`;
      return `${piece.before === '' ? '' : `${quoted(piece.before)} || `}${begins} || ${quoted(piece.rest)}`;
    })
    .join(' || ');
}

/** Words in quotes; the server reads backslashes as they are. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
