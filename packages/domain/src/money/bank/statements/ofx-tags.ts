/** A tag of an OFX file with the text up to the next one, and the line on which it stands. */
export type OfxTag = { readonly name: string; readonly value: string; readonly line: number };

/** What stands between an opening tag and its closing one, and the line of the first. */
export type OfxBlock = { readonly line: number; readonly tags: readonly OfxTag[] };

const TAG = /<(\/?[A-Za-z0-9.]+)>([^<]*)/g;
const ENTITIES = { amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"' } as const;

/** Every tag of a text, closing ones by their stroke; values may lack their closing tag, and may be broken over lines. */
export function ofxTags(text: string): OfxTag[] {
  const tags: OfxTag[] = [];
  let line = 1;
  let seen = 0;
  for (const match of text.matchAll(TAG)) {
    line += text.slice(seen, match.index).split('\n').length - 1;
    seen = match.index;
    tags.push({ name: (match[1] ?? '').toUpperCase(), value: plain(match[2] ?? ''), line });
  }
  return tags;
}

/** The blocks of a name; an aggregate always has its closing tag. */
export function ofxBlocks(tags: readonly OfxTag[], name: string): OfxBlock[] {
  const blocks: OfxBlock[] = [];
  let open: OfxTag[] | null = null;
  for (const tag of tags) {
    if (tag.name === name) {
      open = [];
      blocks.push({ line: tag.line, tags: open });
    } else if (tag.name === `/${name}`) {
      open = null;
    } else {
      open?.push(tag);
    }
  }
  return blocks;
}

/** The first tag of a name; null where there is none. */
export function ofxTag(tags: readonly OfxTag[], name: string): OfxTag | null {
  return tags.find((tag) => tag.name === name) ?? null;
}

function plain(value: string): string {
  return value
    .replace(/&(amp|lt|gt|nbsp|quot);/g, (_entity, name: keyof typeof ENTITIES) => ENTITIES[name])
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
