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
 * embedded files, 12.7.8 XFA). No table of resources is called so by any program that we know.
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
/** What is done when a document or a page opens: a jump to a place is all that a harmless one does. */
const JUMP = 'GoTo';

/** The same names in the bytes as they stand, each letter also as `#` and its code: what lies where no reader of ours looks. */
const IN_BYTES = new RegExp(`/(?:${[...ACTIVE_NAMES].map(inAnyWriting).join('|')})(?![A-Za-z])`);
const PACKED_IN_BYTES = new RegExp(`/${inAnyWriting('ObjStm')}`, 'g');

export type ActiveContent = 'none' | 'active' | 'hidden';

/**
 * Whether a PDF has scripts, actions, forms that are sent, media or attachments; `hidden` where a part of it cannot be looked
 * into, because it does not read as a PDF should. Takes every object that the reader met, used by the document or not.
 */
export function findActiveContent(bytes: Buffer, { objects, packedStreams }: MetObjects): ActiveContent {
  const text = bytes.toString('latin1');
  if (IN_BYTES.test(text) || objects.some(isActive)) {
    return 'active';
  }
  const packed = text.match(PACKED_IN_BYTES)?.length ?? 0;
  return packed > packedStreams || objects.some(isOpaque) ? 'hidden' : 'none';
}

/** Walks what lies inside an object; what it points at is an object of its own. */
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

/** A place in the document, or the action that goes to one; anything else that can be done is an action of another kind. */
function isJump(action: PDFObject | undefined): boolean {
  if (!(action instanceof PDFDict)) {
    return true;
  }
  const kind = action.lookup(PDFName.of('S'));
  return !(kind instanceof PDFName) || kind.decodeText() === JUMP;
}

/** Part of the file that the reader could not make out, with a stream in it; or packed objects under another name. */
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
