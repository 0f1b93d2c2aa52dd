import { lightColours } from '@portal/domain/ground/brand/light-colours';
import { LOCALES } from '@portal/domain/ground/formats/locales';
import PDFDocument from 'pdfkit';
import { theBrand } from '../../platform/brand/the-brand.ts';
import type { Translate } from '../documents/particulars.ts';
import type { Canvas } from './canvas.ts';
import { drawBlocks } from './draw-blocks.ts';
import { drawEvidence } from './draw-evidence.ts';
import { drawLetterhead } from './draw-letterhead.ts';
import { drawPageEdges } from './draw-page-edges.ts';
import { drawSignatures } from './draw-signatures.ts';
import { registerFonts } from './fonts.ts';
import { PAGE, WARNINGS } from './page-style.ts';
import type { Paper } from './paper.ts';
import type { Filling, PlaceToFill } from './place-to-fill.ts';

/**
 * Prints a paper: US Letter, tagged for screen readers, its fonts embedded. `t` speaks the document's language.
 * The same paper gives the same bytes. Rejects when a drawn signature is not a plain path.
 */
export function renderPdf(paper: Paper, t: Translate): Promise<Buffer> {
  return draw(paper, t, null);
}

/** Prints a paper that nobody signed, its boxes and lines empty, and tells where what belongs in them goes. */
export async function renderPdfToFill(
  paper: Paper,
  t: Translate,
): Promise<{ pdf: Buffer; places: PlaceToFill[] }> {
  const filling: Filling = { names: paper.signatureLines.map(({ name }) => name), places: [] };
  return { pdf: await draw(paper, t, filling), places: filling.places };
}

async function draw(paper: Paper, t: Translate, filling: Filling | null): Promise<Buffer> {
  const doc = openDocument(paper);
  const finished = collect(doc);
  registerFonts(doc);
  doc.addPage();
  const root = doc.struct('Document');
  doc.addStructure(root);
  const { language } = paper.content;
  const colours = { ...lightColours(theBrand().colours), ...WARNINGS };
  const canvas: Canvas = { doc, root, t, language, timeZone: paper.timeZone, colours, filling };
  drawLetterhead(canvas, paper);
  drawBlocks(canvas, paper.content.blocks, paper.initials);
  drawSignatures(canvas, paper.signatureLines);
  if (paper.evidence !== null) {
    drawEvidence(canvas, paper.evidence);
  }
  root.end();
  drawPageEdges(canvas, paper);
  doc.end();
  return finished;
}

function openDocument({ id, content, letterhead, createdAt }: Paper): PDFKit.PDFDocument {
  const { left, right, top, bottom } = PAGE;
  return new PDFDocument({
    size: 'LETTER',
    margins: { left, right, top, bottom },
    pdfVersion: '1.7',
    lang: LOCALES[content.language],
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info: {
      Title: content.title,
      Author: letterhead.name,
      Subject: id,
      Creator: letterhead.name,
      CreationDate: new Date(createdAt),
    },
  });
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
