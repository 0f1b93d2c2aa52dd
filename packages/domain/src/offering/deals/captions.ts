/** What a film says at a time, in milliseconds from its beginning. */
export type Caption = { startsAtMs: number; endsAtMs: number; text: string };

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMING = new RegExp(`^${TIME}[ \\t]+-->[ \\t]+${TIME}(?:[ \\t].*)?$`);
/** Blocks of a file that say nothing to a reader. */
const SILENT = /^(?:NOTE|STYLE|REGION)(?:[ \t\n]|$)/;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
};

/**
 * The captions of a WebVTT file (W3C, WebVTT: The Web Video Text Tracks Format, section 4), in their order and without marks.
 * Null where it is not such a file, has no captions, or has a caption without words, one that ends before it begins or one that
 * begins before the last did: a browser would show such a file in part or not at all, without a word.
 */
export function readCaptions(file: string): Caption[] | null {
  const [header = '', ...blocks] = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(header)) {
    return null;
  }
  const captions: Caption[] = [];
  for (const block of blocks.map((text) => text.trim()).filter((text) => text !== '' && !SILENT.test(text))) {
    const caption = readBlock(block.split('\n'));
    if (caption === null || caption.startsAtMs < (captions.at(-1)?.startsAtMs ?? 0)) {
      return null;
    }
    captions.push(caption);
  }
  return captions.length === 0 ? null : captions;
}

/** A name of its own may stand above a caption's times. */
function readBlock(lines: readonly string[]): Caption | null {
  const at = lines[0]?.includes('-->') === true ? 0 : 1;
  const times = TIMING.exec(lines[at] ?? '')?.slice(1) ?? [];
  const text = plainText(lines.slice(at + 1).join(' '));
  const startsAtMs = millisecondsOf(times.slice(0, 4));
  const endsAtMs = millisecondsOf(times.slice(4));
  return times.length === 0 || text === '' || endsAtMs <= startsAtMs ? null : { startsAtMs, endsAtMs, text };
}

function millisecondsOf([
  hours = '0',
  minutes = '0',
  seconds = '0',
  milliseconds = '0',
]: readonly string[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(milliseconds);
}

function plainText(words: string): string {
  return words
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}
