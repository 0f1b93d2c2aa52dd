/** The word in strokes, each letter 40 wide and 60 high: the same picture on machines without any font. */
const LETTERS = [
  'M36 2H4V30H36V58H4',
  'M4 58V2H36V30H4',
  'M36 2H4V58H36M4 30H28',
  'M36 2H4V58H36',
  'M20 2V58',
  'M4 58V2L20 30L36 2V58',
  'M36 2H4V58H36M4 30H28',
  'M4 58V2L36 58V2',
];
const LETTER_ADVANCE = 56;
const WORD_WIDTH = LETTERS.length * LETTER_ADVANCE;

const CARD = { width: 1012, height: 638 };
const PAPER = { width: 850, height: 1100 };

/** SPECIMEN across a picture, so that nobody takes it for a real document. */
function specimen(at: { width: number; height: number }): string {
  const letters = LETTERS.map(
    (path, index) => `<path d="${path}" transform="translate(${index * LETTER_ADVANCE})"/>`,
  );
  const middle = `translate(${at.width / 2} ${at.height / 2}) rotate(-18) scale(1.7)`;
  return `<g transform="${middle} translate(${-WORD_WIDTH / 2} -30)" fill="none" stroke="#b3261e" stroke-opacity="0.75"
    stroke-width="8" stroke-linejoin="round" stroke-linecap="round">${letters.join('')}</g>`;
}

/** Lines in place of a document's writing, each of the given length. */
function writing(x: number, y: number, widths: readonly number[], height = 18): string {
  return widths
    .map(
      (width, index) =>
        `<rect x="${x}" y="${y + index * height * 2.6}" width="${width}" height="${height}" rx="4" fill="#5a6b7b" fill-opacity="0.55"/>`,
    )
    .join('');
}

async function draw(
  size: { width: number; height: number },
  paper: string,
  content: string,
): Promise<Buffer> {
  // Loaded where it is used once: a server that has its demonstration draws nothing itself.
  const { default: sharp } = await import('sharp');
  const { width, height } = size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${paper}"/>${content}${specimen(size)}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** A licence with a portrait of nobody, PNG. */
export function drawCardFront(): Promise<Buffer> {
  const portrait = `<rect x="56" y="170" width="270" height="350" rx="16" fill="#c9d8e6"/>
    <circle cx="191" cy="300" r="68" fill="#7f95a8"/><path d="M86 520a105 120 0 0 1 210 0z" fill="#7f95a8"/>`;
  const band = '<rect width="1012" height="110" fill="#1d4f73"/>';
  return draw(CARD, '#eef4f8', `${band}${portrait}${writing(380, 180, [420, 360, 470, 250, 300, 390, 210])}`);
}

/** The back of the licence with its stripe and bar code, PNG. */
export function drawCardBack(): Promise<Buffer> {
  const stripe = '<rect y="70" width="1012" height="110" fill="#26323c"/>';
  const bars = Array.from(
    { length: 60 },
    (_bar, index) =>
      `<rect x="${80 + index * 14}" y="430" width="${3 + ((index * 7) % 5) * 2}" height="120" fill="#26323c"/>`,
  );
  return draw(CARD, '#eef4f8', `${stripe}${writing(80, 230, [520, 610, 340])}${bars.join('')}`);
}

/** A bill on a sheet of paper, PNG. */
export function drawUtilityBill(): Promise<Buffer> {
  const head = '<rect width="850" height="120" fill="#2f6b4f"/>';
  const total = '<rect x="520" y="860" width="250" height="90" rx="8" fill="#dfeee6"/>';
  const rows = writing(80, 430, [690, 690, 690, 690, 690, 690, 690], 14);
  return draw(PAPER, '#ffffff', `${head}${writing(80, 180, [310, 260, 340, 180])}${rows}${total}`);
}
