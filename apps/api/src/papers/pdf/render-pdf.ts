import { lightColours } from '@portal/domain/ground/brand/light-colours';
import { LOCALES } from '@portal/domain/ground/formats/locales';
import PDFDocument from 'pdfkit';
import { theBrand } from '../../platform/brand/the-brand.ts';
import type { Translate } from '../documents/document-particulars.ts';
import { type Canvas, write } from './canvas.ts';
import { drawBlocks } from './draw-blocks.ts';
import { drawEvidence } from './draw-evidence.ts';
import { drawLetterhead } from './draw-letterhead.ts';
import { drawSignatures } from './draw-signatures.ts';
import { MUTED, PAGE, SIZE, TEXT_WIDTH, WARNINGS } from './page-style.ts';
import type { Paper } from './paper.ts';
import type { Filling, PlaceToFill } from './place-to-fill.ts';
import { registerFonts } from './register-fonts.ts';

/**
 * Prints a paper: US Letter, tagged for screen readers, its fonts embedded. `t` speaks the document's language.
 * The same paper gives the same bytes. Rejects when a drawn signature is not a plain path.
 */
export function renderPdf(paper: Paper, t: Translate): Promise<Buffer> {
  return draw(paper, t, null);
}

/** Prints an unsigned paper with empty boxes and lines, and returns the places to fill. */
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

const HEADER_Y = 42;
const FOOTER_Y = PAGE.height - 48;

/** Numbers the finished pages and names the document on each; only now is the number of pages known. */
function drawPageEdges(canvas: Canvas, paper: Paper): void {
  const { doc } = canvas;
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    // The text is in the margin; without this the library would start a new page for it.
    doc.page.margins.bottom = 0;
    if (index > start) {
      drawRunningHead(canvas, paper);
    }
    drawFooter(canvas, paper, index - start + 1, count);
    if (paper.isSpecimen === true) {
      drawSpecimen(canvas);
    }
  }
}

const SPECIMEN_SIZE = 84;

/** The word across the page, faint enough to read what is under it. */
function drawSpecimen(canvas: Canvas): void {
  const { doc, t } = canvas;
  const [x, y] = [PAGE.width / 2, PAGE.height / 2];
  doc.markContent('Artifact', { type: 'Pagination' });
  doc.save();
  doc.rotate(-45, { origin: [x, y] }).fillOpacity(0.14);
  const options = { width: PAGE.height, align: 'center', lineBreak: false } as const;
  const style = { face: 'strong', size: SPECIMEN_SIZE, color: 'warning', options } as const;
  write(canvas, t('documentsPdf.specimen'), style, { x: x - PAGE.height / 2, y: y - SPECIMEN_SIZE / 2 });
  doc.restore();
  doc.endMarkedContent();
}

function drawRunningHead(canvas: Canvas, { letterhead, content }: Paper): void {
  edge(canvas, 'Header', () => {
    write(canvas, letterhead.name, style('left'), { x: PAGE.left, y: HEADER_Y });
    write(canvas, content.title, style('right'), { x: PAGE.left, y: HEADER_Y });
    hairline(canvas, HEADER_Y + 14);
  });
}

function drawFooter(canvas: Canvas, { id }: Paper, page: number, pages: number): void {
  const { t } = canvas;
  edge(canvas, 'Footer', () => {
    hairline(canvas, FOOTER_Y - 8);
    write(canvas, t('documentsPdf.document', { id }), style('left'), { x: PAGE.left, y: FOOTER_Y });
    write(canvas, t('documentsPdf.page', { page, pages }), style('right'), { x: PAGE.left, y: FOOTER_Y });
  });
}

/** Heads and feet repeat on each page, so a screen reader passes over them. */
function edge({ doc }: Canvas, subtype: 'Header' | 'Footer', draw: () => void): void {
  doc.markContent('Artifact', { type: 'Pagination', attached: [subtype === 'Header' ? 'Top' : 'Bottom'] });
  draw();
  doc.endMarkedContent();
}

function hairline({ doc, colours }: Canvas, y: number): void {
  doc
    .moveTo(PAGE.left, y)
    .lineTo(PAGE.left + TEXT_WIDTH, y)
    .lineWidth(0.5)
    .stroke(colours.line);
}

function style(align: 'left' | 'right') {
  const options = { width: TEXT_WIDTH, align, lineBreak: false } as const;
  return { face: 'label', size: SIZE.small, color: MUTED, options } as const;
}
