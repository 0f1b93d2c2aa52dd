import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RISK_ROWS, riskAcknowledgement } from '../documents/risk-acknowledgement.ts';
import { documentTexts } from '../documents/testing/document-texts.ts';
import { sampleParticulars } from '../documents/testing/sample-order.ts';
import type { PlaceToFill } from './place-to-fill.ts';
import { renderPdfToFill } from './render-pdf.ts';
import { unsignedPaper } from './testing/sample-paper.ts';

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Printed where the mark will be, a little smaller than the least room for one. */
async function textAt(path: string, { page, x, y }: PlaceToFill): Promise<string> {
  const area = { f: page, l: page, r: 72, x: Math.round(x), y: Math.round(y), W: 40, H: 17 };
  const options = Object.entries(area).flatMap(([name, value]) => [`-${name}`, String(value)]);
  return (await run('pdftotext', [...options, path, '-'])).stdout.trim();
}

describe.each(LANGUAGES)('a document to be signed elsewhere (%s)', (language) => {
  const t = documentTexts(language);
  const paper = {
    ...unsignedPaper(riskAcknowledgement(sampleParticulars(language), t)),
    signatureLines: [
      { name: 'Ada Tremblay', signed: null },
      { name: 'Bea Roy', signed: null },
    ],
  };

  it('has a place for each signer beside each statement, a line and a date', async () => {
    const { places } = await renderPdfToFill(paper, t);
    for (const line of [0, 1]) {
      const of = (kind: PlaceToFill['kind']) =>
        places.filter((each) => each.kind === kind && each.line === line);
      expect(of('initials').map(({ rowId }) => rowId)).toEqual([...RISK_ROWS]);
      expect([of('signature').length, of('date').length]).toEqual([1, 1]);
    }
  });

  it('is empty where something will go', async () => {
    const { pdf, places } = await renderPdfToFill(paper, t);
    const path = join(folder, `${language}.pdf`);
    await writeFile(path, pdf);
    const pages = Number(/Pages: +(\d+)/.exec((await run('pdfinfo', [path])).stdout)?.[1]);
    for (const place of places) {
      expect(await textAt(path, place), JSON.stringify(place)).toBe('');
      expect(place.page).toBeLessThanOrEqual(pages);
    }
  });

  it('names at each statement who initials where, and never says that nobody signed', async () => {
    const { pdf } = await renderPdfToFill(paper, t);
    const path = join(folder, `${language}-words.pdf`);
    await writeFile(path, pdf);
    const words = (await run('pdftotext', ['-raw', path, '-'])).stdout.replace(/\s+/gu, ' ');
    expect(words.split('Bea Roy').length).toBeGreaterThan(RISK_ROWS.length);
    expect(words).not.toContain(t('documentsPdf.notInitialled'));
    expect(words).not.toContain(t('documentsPdf.signature.unsigned'));
  });
});
