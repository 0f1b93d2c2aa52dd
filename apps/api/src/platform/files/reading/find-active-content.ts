import {
  PDFArray,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@pdfme/pdf-lib';
import type { MetObjects } from './watch-pdf-objects.ts';

/**
 * Names of what a document does by itself, sends away or carries inside (ISO 32000-2, 12.6.4 actions, 12.5.6 annotations, 7.11.4
 * embedded files, 12.7.8 XFA). No program that we know gives these names to resources.
 */
const ACTIVE_NAMES: ReadonlySet<string> = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'Rendition',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'RichMediaContent',
  'RichMediaExecute',
  'XFA',
]);
/** Annotations that play something; a name that may mean something else elsewhere. */
const PLAYED_SUBTYPES: ReadonlySet<string> = new Set(['Screen', 'Movie', 'Sound', '3D']);
/** Done when a document or a page opens: a harmless one only jumps to a place. */
const JUMP = 'GoTo';

/** The same names in the raw bytes, each letter also as `#` and its code, for places no reader of ours looks at. */
const IN_BYTES = new RegExp(`/(?:${[...ACTIVE_NAMES].map(inAnyWriting).join('|')})(?![A-Za-z])`, 'g');
/** Where an object begins, or a trailer: a file's table may lead a viewer there, also inside a stream. */
const BEGINNING = /(?:[\0\t\n\f\r \d]obj|trailer)/;
const PACKED_IN_BYTES = new RegExp(`/${inAnyWriting('ObjStm')}`, 'g');

export type ActiveContent = 'none' | 'active' | 'hidden';

/**
 * Whether a PDF has scripts, actions, forms that are sent, media or attachments; `hidden` if a part of it cannot be inspected
 * because it does not read as a PDF should. Takes every object the reader met, whether or not the document uses it.
 */
export function findActiveContent(bytes: Buffer, met: MetObjects): ActiveContent {
  const { objects, packedStreams } = met;
  const text = bytes.toString('latin1');
  if (objects.some(isActive) || isNamedOutsideOfData(bytes, text, met)) {
    return 'active';
  }
  const packed = text.match(PACKED_IN_BYTES)?.length ?? 0;
  return packed > packedStreams || objects.some(isOpaque) ? 'hidden' : 'none';
}

/**
 * Whether one of the names stands in the raw bytes. Packed data, such as a picture, has three letters and a stroke by chance in one of
 * some hundred files: within a stream they mean something only where an object could begin there.
 */
function isNamedOutsideOfData(bytes: Buffer, text: string, { streams }: MetObjects): boolean {
  const data = streams
    .filter(({ buffer }) => buffer === bytes.buffer)
    .map(({ byteOffset, length }) => ({ from: byteOffset - bytes.byteOffset, length }));
  return [...text.matchAll(IN_BYTES)].some(({ 0: name, index }) => {
    const around = data.filter(({ from, length }) => from <= index && index + name.length <= from + length);
    return (
      around.length === 0 ||
      around.some(({ from, length }) => BEGINNING.test(text.slice(from, from + length)))
    );
  });
}

/** Walks the inside of an object; what it refers to is a separate object. */
function isActive(object: PDFObject): boolean {
  const waiting: PDFObject[] = [object];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next instanceof PDFName && ACTIVE_NAMES.has(next.decodeText())) {
      return true;
    }
    const dict = next instanceof PDFRawStream ? next.dict : next;
    if (dict instanceof PDFDict) {
      for (const [key, value] of dict.entries()) {
        if (isActiveEntry(dict, key.decodeText(), value)) {
          return true;
        }
        waiting.push(value);
      }
    } else if (next instanceof PDFArray) {
      for (const entry of next.asArray()) {
        waiting.push(entry);
      }
    }
  }
  return false;
}

function isActiveEntry(dict: PDFDict, key: string, value: PDFObject): boolean {
  const found = value instanceof PDFRef ? dict.context.lookup(value) : value;
  switch (key) {
    case 'Subtype':
      return found instanceof PDFName && PLAYED_SUBTYPES.has(found.decodeText());
    case 'OpenAction':
      return !isJump(found);
    case 'AA':
      return found instanceof PDFDict && found.keys().some((event) => !isJump(found.lookup(event)));
    default:
      return ACTIVE_NAMES.has(key);
  }
}

/** A place in the document, or the action that goes there; everything else is another kind of action. */
function isJump(action: PDFObject | undefined): boolean {
  if (!(action instanceof PDFDict)) {
    return true;
  }
  const kind = action.lookup(PDFName.of('S'));
  return !(kind instanceof PDFName) || kind.decodeText() === JUMP;
}

/** A part of the file the reader could not interpret, containing a stream; or packed objects under another name. */
function isOpaque(object: PDFObject): boolean {
  if (object instanceof PDFInvalidObject) {
    const raw = new Uint8Array(object.sizeInBytes());
    object.copyBytesInto(raw, 0);
    return Buffer.from(raw).includes('stream');
  }
  return (
    object instanceof PDFRawStream && object.dict.has(PDFName.of('First')) && object.dict.has(PDFName.of('N'))
  );
}

function inAnyWriting(name: string): string {
  return Array.from(name, (letter) => {
    const code = letter.charCodeAt(0).toString(16);
    const digits = Array.from(code, (digit) =>
      /[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit,
    );
    return `(?:${letter}|#${digits.join('')})`;
  }).join('');
}
