import { readFile } from 'node:fs/promises';
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';
import {
  PAGE_HEIGHT_MAX_PX,
  PAGE_LOSSLESS_BYTES_MAX,
  PAGE_MEMORY_BYTES_MAX,
  PAGE_TEXT_LENGTH_MAX,
  PAGE_WIDTH_PX,
} from '../../http/receiving/file-limits.ts';
import { UploadError } from '../../http/receiving/upload-problem.ts';
import { limitWasmMemory } from './limit-wasm-memory.ts';
import type { PageReading, PageTask } from './reading-task.ts';

const LOSSLESS = { lossless: true, effort: 1 } as const;
const WITH_LOSS = { quality: 80, effort: 2 } as const;
const CHANNELS = 4;

/**
 * Draws one page of a PDF as a WebP picture and takes its text out. The library is restarted for each page (40 ms): no document is
 * ever read in memory that another may have damaged or left something in. Throws UploadError for a document behind a password and
 * for what cannot be drawn. For the reading process only.
 */
export async function drawPage({ path, page, drawnPath }: PageTask): Promise<PageReading> {
  limitWasmMemory(PAGE_MEMORY_BYTES_MAX);
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await readFile(path)).catch((error: unknown) => {
    const isLocked = error instanceof Error && /password|security/i.test(error.message);
    throw new UploadError(isLocked ? 'pdf-protected' : 'unreadable', error);
  });
  const pages = document.getPageCount();
  return { outcome: 'page', pages, drawn: page > pages ? null : await draw(document, page, drawnPath) };
}

async function draw(document: PDFiumDocument, number: number, drawnPath: string) {
  const page = document.getPage(number - 1);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  // This is all the library says about a page it could not load.
  if (!(originalWidth > 0 && originalHeight > 0)) {
    throw new UploadError('unreadable');
  }
  const text = page.getText().slice(0, PAGE_TEXT_LENGTH_MAX).toWellFormed();
  const size = pictureSize(originalWidth, originalHeight);
  const { data } = await page.render({ ...size, render: 'bitmap', renderFormFields: true });
  const raw = { ...size, channels: CHANNELS } as const;
  await writePicture(() => sharp(data, { raw }).removeAlpha(), drawnPath);
  return { ...size, text };
}

/** Whole pixels in the page's own proportions, within the limits on both sides. */
function pictureSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(PAGE_WIDTH_PX / width, PAGE_HEIGHT_MAX_PX / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Text and lines are sharper and half the size without loss; a scan or a photo is not. */
async function writePicture(picture: () => Sharp, path: string): Promise<void> {
  const { size } = await picture().webp(LOSSLESS).toFile(path);
  if (size > PAGE_LOSSLESS_BYTES_MAX) {
    await picture().webp(WITH_LOSS).toFile(path);
  }
}
