import { randomBytes } from 'node:crypto';
import { PDFDocument } from '@pdfme/pdf-lib';
import sharp from 'sharp';
import { FILE_BYTES_MAX } from '../../http/receiving/file-limits.ts';
import { plainPicture } from './sample-files.ts';
import { SAMPLE_HEIC } from './sample-heic.ts';

export type LargeFile = { name: string; bytes: Buffer };

/** As a telephone makes them, but in noise, which no encoder makes small. */
const WIDTH = 3000;
const HEIGHT = 2000;
const CHANNELS = 3;
const LOW_QUALITY = 60;
/** Noise in PNG takes all of its bytes. */
const PNG_WIDTH = 2300;
const PNG_HEIGHT = 2150;

/** One file of each kind that the portal takes, each of exactly the largest size. */
export async function largeFiles(heic: Buffer = SAMPLE_HEIC): Promise<LargeFile[]> {
  return [
    { name: 'photo.jpg', bytes: padded(await noise().jpeg({ quality: LOW_QUALITY }).toBuffer()) },
    {
      name: 'scan.png',
      bytes: padded(await noise(PNG_WIDTH, PNG_HEIGHT).png({ compressionLevel: 1 }).toBuffer()),
    },
    // Fewer pixels than the others, since WebP makes ten times the work of JPEG out of noise.
    { name: 'photo.webp', bytes: padded(await plainPicture(WIDTH, HEIGHT).webp({ effort: 0 }).toBuffer()) },
    { name: 'photo.heic', bytes: paddedWithBox(heic) },
    { name: 'statement.pdf', bytes: await largePdf() },
  ];
}

function noise(width = WIDTH, height = HEIGHT) {
  return sharp(randomBytes(width * height * CHANNELS), { raw: { width, height, channels: CHANNELS } });
}

/** Readers of these kinds do not look beyond their end. */
function padded(bytes: Buffer, size = FILE_BYTES_MAX): Buffer {
  if (bytes.length > size) {
    throw new Error(`A sample is larger than it may be: ${bytes.length} bytes`);
  }
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
}

const BOX_HEADER_BYTES = 8;

/** A `free` box at the end: room that readers skip. */
function paddedWithBox(heic: Buffer, size = FILE_BYTES_MAX): Buffer {
  const header = Buffer.alloc(BOX_HEADER_BYTES);
  header.writeUInt32BE(size - heic.length);
  header.write('free', 4);
  return padded(Buffer.concat([heic, header]), size);
}

/** Pages with a scan each, as a bank's statement that was scanned. */
async function largePdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const scan = await noise(2000, 2000).jpeg({ quality: LOW_QUALITY }).toBuffer();
  const images = Math.floor((FILE_BYTES_MAX - 100_000) / scan.length);
  for (let page = 0; page < images; page += 1) {
    document.addPage().drawImage(await document.embedJpg(scan));
  }
  return padded(Buffer.from(await document.save()));
}
