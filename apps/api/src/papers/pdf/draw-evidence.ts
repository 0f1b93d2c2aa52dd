import type { Canvas } from './canvas.ts';
import { group, headerCell, heightOf, keepTogether, tagged, write } from './canvas.ts';
import { drawHeading, drawParagraph } from './draw-blocks.ts';
import { drawTable, rule } from './draw-table.ts';
import type { Evidence, EvidenceEvent, EvidenceSigner } from './evidence.ts';
import { formatFullMoment, formatMoment, formatUtc } from './format-moment.ts';
import { INK, MUTED, PAGE, type PaperColour, SIZE } from './page-style.ts';

/** A browser may send any text as its name; this much is enough to identify it. */
const USER_AGENT_MAX_LENGTH = 240;

const COLUMNS = [
  { name: 'event', x: 0, width: 184 },
  { name: 'localTime', x: 190, width: 112 },
  { name: 'utcTime', x: 308, width: 92 },
  { name: 'where', x: 406, width: 70 },
] as const;
/** The heading, sentence and caption above the fingerprints, and a fingerprint's own row. */
const HASHES_HEIGHT = 72;
const HASH_HEIGHT = 19;
const ROW_PADDING = 2.6;

/** The page that proves the signatures, by itself at the end of the document. */
export function drawEvidence(canvas: Canvas, evidence: Evidence): void {
  const { doc, t } = canvas;
  const label = (name: string) => t(`documentsPdf.evidence.${name}`);
  doc.addPage();
  drawHeading(canvas, label('title'), 2);
  drawParagraph(canvas, label('intro'));
  for (const signer of evidence.signers) {
    drawTable(
      canvas,
      t('documentsPdf.evidence.signer', { name: signer.name }),
      signerRows(canvas, signer),
      'record',
    );
  }
  drawHeading(canvas, label('events'), 3);
  drawEvents(canvas, evidence);
  keepTogether(canvas, HASHES_HEIGHT + (evidence.hashes.length + 1) * HASH_HEIGHT);
  drawHeading(canvas, label('hashes'), 3);
  drawParagraph(canvas, label('hashesIntro'));
  const before = evidence.hashes.map(({ title, sha256 }) => ({ label: title, value: sha256 }));
  const after = { label: label('after'), value: evidence.signedSha256 };
  drawTable(canvas, label('documents'), [...before, after], 'fine');
  drawTable(canvas, label('file'), fileRows(canvas, evidence), 'record');
}

function fileRows({ t }: Canvas, { envelopeId, verifyUrl }: Evidence) {
  return [
    { label: t('documentsPdf.evidence.envelope'), value: envelopeId },
    { label: t('documentsPdf.evidence.verify'), value: verifyUrl },
  ];
}

function signerRows(canvas: Canvas, signer: EvidenceSigner) {
  const { t } = canvas;
  const label = (name: string) => t(`documentsPdf.evidence.${name}`);
  const { consent, accountId } = signer;
  const time = formatFullMoment(consent.at, canvas);
  return [
    { label: label('name'), value: signer.name },
    { label: label('email'), value: signer.email },
    { label: label('account'), value: accountId ?? label('noAccount') },
    { label: label('authentication'), value: signer.authentication },
    ...provedRow(canvas, signer),
    {
      label: label('consent'),
      value: t('documentsPdf.evidence.consentVersion', { version: consent.version, time }),
    },
    {
      label: label('signedAt'),
      value: `${formatFullMoment(signer.signedAt, canvas)} · ${formatUtc(signer.signedAt)}`,
    },
    { label: label('ip'), value: signer.ipAddress },
    { label: label('userAgent'), value: signer.userAgent.slice(0, USER_AGENT_MAX_LENGTH) },
  ];
}

function provedRow(canvas: Canvas, { proved }: EvidenceSigner) {
  const { t } = canvas;
  return proved === null
    ? []
    : [
        {
          label: t('documentsPdf.evidence.proved'),
          value: t('documentsPdf.evidence.provedWith', {
            with: t(`documentsPdf.means.${proved.by}`),
            time: formatFullMoment(proved.at, canvas),
          }),
        },
      ];
}

function drawEvents(canvas: Canvas, { events, signers }: Evidence): void {
  const { t } = canvas;
  group(canvas, canvas.root, 'Table', (table) => {
    const titles = COLUMNS.map((column) => t(`documentsPdf.evidence.${column.name}`));
    group(canvas, table, 'TR', (row) => drawEventRow(canvas, row, titles, true));
    for (const event of events) {
      const cells = eventCells(canvas, event, signers.length > 1);
      group(canvas, table, 'TR', (row) => drawEventRow(canvas, row, cells, false));
    }
  });
  canvas.doc.x = PAGE.left;
  canvas.doc.y += 8;
}

/** If several signed, each line says who acted. */
function eventCells(canvas: Canvas, event: EvidenceEvent, isNamed: boolean): string[] {
  const { t } = canvas;
  const what = t(`documentsPdf.evidence.kinds.${event.kind}`, { detail: event.detail ?? '' });
  return [
    isNamed ? t('documentsPdf.evidence.eventOf', { name: event.who, event: what }) : what,
    formatMoment(event.at, canvas),
    formatUtc(event.at).replace(' UTC', ''),
    event.ipAddress === '' ? t('documentsPdf.evidence.byPortal') : event.ipAddress,
  ];
}

function drawEventRow(
  canvas: Canvas,
  row: PDFKit.PDFStructureElement,
  cells: string[],
  isHeader: boolean,
): void {
  const { doc } = canvas;
  const color: PaperColour = isHeader ? MUTED : INK;
  const style = (width: number) => ({
    face: isHeader ? ('labelStrong' as const) : ('text' as const),
    size: isHeader ? SIZE.small : 8.6,
    color,
    options: { width },
  });
  const heights = COLUMNS.map((column, index) => heightOf(canvas, cells[index] ?? '', style(column.width)));
  const height = Math.max(...heights) + 2 * ROW_PADDING;
  keepTogether(canvas, height);
  const y = doc.y + ROW_PADDING;
  for (const [index, column] of COLUMNS.entries()) {
    const at = { x: PAGE.left + column.x, y };
    const draw = () => write(canvas, cells[index] ?? '', style(column.width), at);
    if (isHeader) {
      headerCell(canvas, row, 'Column', draw);
    } else {
      tagged(canvas, row, 'TD', draw);
    }
  }
  doc.y = y - ROW_PADDING + height;
  rule(canvas);
}
