import { crc32 } from 'node:zlib';
import { PDFDocument } from '@pdfme/pdf-lib';
import sharp from 'sharp';

const EXIF = {
  IFD0: { Make: 'SecretCameraCo', Software: 'SecretEditor' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1', GPSLongitudeRef: 'W' },
};

/** Orientation 6: stored lying on its side, to be turned a quarter clockwise. */
const LYING_ON_ITS_SIDE = 6;

/** A photo as a phone makes it: lying on its side, with the place and the device in its metadata. */
export async function phonePhoto(width = 320, height = 200): Promise<Buffer> {
  return plainPicture(width, height)
    .withExif(EXIF)
    .withMetadata({ orientation: LYING_ON_ITS_SIDE })
    .jpeg()
    .toBuffer();
}

export function plainPicture(width = 320, height = 200) {
  return sharp({ create: { width, height, channels: 3, background: { r: 180, g: 60, b: 40 } } });
}

export async function pdfOf(pages: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) {
    document.addPage();
  }
  return Buffer.from(await document.save());
}

/** Where the header chunk of a PNG begins with its name, and how much of it its checksum covers. */
const HEADER_AT = 12;
const HEADER_LENGTH = 17;

/** A PNG of a few dozen bytes whose header claims `width` by `height` pixels. */
export async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const png = await plainPicture(1, 1).png().toBuffer();
  png.writeUInt32BE(width, HEADER_AT + 4);
  png.writeUInt32BE(height, HEADER_AT + 8);
  png.writeUInt32BE(crc32(png.subarray(HEADER_AT, HEADER_AT + HEADER_LENGTH)), HEADER_AT + HEADER_LENGTH);
  return png;
}

/** A PDF whose trailer says that it is encrypted. */
export async function protectedPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  document.context.trailerInfo.Encrypt = document.context.register(
    document.context.obj({ Filter: 'Standard', V: 1, R: 2, P: -4 }),
  );
  return Buffer.from(await document.save({ useObjectStreams: false }));
}
