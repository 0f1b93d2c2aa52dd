import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Draws the portraits of the people in the demo deals, in the colours of the other pictures, into `public/media/team`: `node
 * apps/investor/scripts/draw-portraits.ts`. The same looks give the same files.
 */
const FOLDER = fileURLToPath(new URL('../public/media/team/', import.meta.url));

const SKIN = {
  pale: '#f0cdb0',
  fair: '#e3b48f',
  olive: '#cc9a6f',
  brown: '#a06d47',
  dark: '#71492f',
} as const;
const HAIR = {
  black: '#23211f',
  brown: '#4d3325',
  auburn: '#7d452b',
  fair: '#b98f52',
  grey: '#97999a',
  white: '#d9dad6',
} as const;
const CLOTH = {
  ink: '#15211d',
  spruce: '#1d4d40',
  lake: '#1c5577',
  maple: '#a12d22',
  wheat: '#c08a2d',
  slate: '#5d6b70',
  snow: '#f7f5ef',
  plum: '#6b4a63',
} as const;
const GROUND = { sage: '#dfe9e6', sand: '#efe6d3', sky: '#dbe7ee', blush: '#f1e0d6' } as const;

/** Hair paths: what falls behind the head, and what lies on it. The head is 104 wide and 132 high, around (160, 136). */
const HAIR_PATHS = {
  short: {
    behind: '',
    over: 'M106 128c-6-46 20-72 56-72s58 24 52 72c-4-10-6-18-8-24-22 4-58 2-78-14-8 8-16 22-22 38z',
  },
  parted: {
    behind: '',
    over: 'M105 132c-8-50 18-78 55-78 38 0 62 26 55 78-5-12-8-26-20-40-24 8-46 6-60-6-12 12-22 26-30 46z',
  },
  bob: {
    behind: 'M98 190c-12-30-10-136 62-138 72 2 74 108 62 138-20 8-104 8-124 0z',
    over: 'M104 130c-4-50 20-76 56-76s60 26 56 76c-18-8-38-24-46-40-16 20-40 34-66 40z',
  },
  long: {
    behind: 'M94 246c-8-70-20-192 66-194 86 2 74 124 66 194-26 8-106 8-132 0z',
    over: 'M104 134c-4-52 20-80 56-80s60 28 56 80c-10-22-26-38-46-46-14 20-38 38-66 46z',
  },
  bun: {
    behind: 'M134 48a26 26 0 1 1 52 0 26 26 0 0 1-52 0z',
    over: 'M107 130c-4-42 18-70 53-70s57 28 53 70c-6-18-20-34-53-36-33 2-47 18-53 36z',
  },
  curly: {
    behind:
      'M98 132a24 24 0 0 1 6-44 28 28 0 0 1 34-34 30 30 0 0 1 46 0 28 28 0 0 1 32 34 24 24 0 0 1 6 44 20 20 0 0 1-14 28H112a20 20 0 0 1-14-28z',
    over: 'M104 126c-4-44 18-72 56-72s60 28 56 72c-4-14-14-24-28-24-8 0-16-8-28-8s-18 8-28 10-22 8-28 22z',
  },
  thin: {
    behind: '',
    over: 'M106 138c-4-18-2-34 6-46 2 14 0 30-2 40zM214 138c4-18 2-34-6-46-2 14 0 30 2 40z',
  },
  knit: { behind: '', over: 'M104 112c-2-40 22-66 56-66s58 26 56 66c-34-14-78-14-112 0z' },
} as const;

type Look = {
  skin: keyof typeof SKIN;
  hair: keyof typeof HAIR_PATHS;
  colour: keyof typeof HAIR;
  cloth: keyof typeof CLOTH;
  shirt: keyof typeof CLOTH;
  ground: keyof typeof GROUND;
  /** What they wear: a jacket over a shirt, a sweater, or a work jacket. */
  wears: 'jacket' | 'sweater' | 'work';
  glasses?: true;
  beard?: true;
};

function look(
  skin: Look['skin'],
  hair: Look['hair'],
  colour: Look['colour'],
  wears: Look['wears'],
  cloth: Look['cloth'],
  shirt: Look['shirt'],
  ground: Look['ground'],
  more: Pick<Look, 'glasses' | 'beard'> = {},
): Look {
  return { skin, hair, colour, wears, cloth, shirt, ground, ...more };
}

const LOOKS: Readonly<Record<string, Look>> = {
  'moira-langille': look('pale', 'bob', 'grey', 'jacket', 'spruce', 'snow', 'sky', { glasses: true }),
  'desmond-kaye': look('dark', 'short', 'black', 'work', 'slate', 'wheat', 'sand'),
  'curtis-friesen': look('fair', 'thin', 'fair', 'work', 'lake', 'snow', 'sand'),
  'olena-hrynkiw': look('pale', 'long', 'fair', 'sweater', 'maple', 'maple', 'sage'),
  'marc-andre-gosselin': look('fair', 'parted', 'brown', 'jacket', 'ink', 'snow', 'sky', { glasses: true }),
  'ines-belkacem': look('olive', 'curly', 'black', 'jacket', 'snow', 'lake', 'blush'),
  'annika-solberg': look('pale', 'bun', 'fair', 'sweater', 'spruce', 'spruce', 'sky'),
  'joel-solberg': look('pale', 'knit', 'auburn', 'work', 'wheat', 'slate', 'sage', { beard: true }),
  'harpreet-gill': look('brown', 'long', 'black', 'jacket', 'plum', 'snow', 'sand'),
  'ken-sakamoto': look('fair', 'parted', 'grey', 'sweater', 'lake', 'snow', 'sage', { glasses: true }),
  'stephen-okafor': look('dark', 'short', 'black', 'jacket', 'lake', 'snow', 'blush', { glasses: true }),
  'margaret-doyle': look('pale', 'bob', 'auburn', 'work', 'wheat', 'slate', 'sky'),
  'karen-weninger': look('fair', 'bob', 'brown', 'jacket', 'slate', 'snow', 'sand'),
  'ravi-dhaliwal': look('brown', 'short', 'black', 'work', 'lake', 'wheat', 'sky', { beard: true }),
  'sophie-desrosiers': look('fair', 'bun', 'brown', 'jacket', 'ink', 'ink', 'blush', { glasses: true }),
  'karim-benali': look('olive', 'curly', 'black', 'work', 'spruce', 'wheat', 'sand', { beard: true }),
  'joyce-arsenault': look('pale', 'curly', 'white', 'jacket', 'maple', 'snow', 'sage', { glasses: true }),
  'ibrahim-haddad': look('olive', 'thin', 'grey', 'jacket', 'slate', 'snow', 'sky', { beard: true }),
  'grant-yaremko': look('pale', 'short', 'grey', 'jacket', 'ink', 'snow', 'sand'),
  'priya-nair': look('brown', 'bob', 'black', 'jacket', 'spruce', 'wheat', 'sky'),
  'fiona-penney': look('pale', 'long', 'auburn', 'sweater', 'lake', 'lake', 'sand', { glasses: true }),
  'gerard-whelan': look('fair', 'knit', 'grey', 'sweater', 'ink', 'ink', 'sky', { beard: true }),
  'allan-macphail': look('fair', 'thin', 'white', 'work', 'spruce', 'maple', 'sage', { beard: true }),
  'chantal-thibodeau': look('fair', 'parted', 'brown', 'work', 'maple', 'snow', 'sand'),
  'daniel-kowalchuk': look('pale', 'parted', 'fair', 'jacket', 'slate', 'snow', 'blush'),
  'mei-tan': look('fair', 'bob', 'black', 'jacket', 'maple', 'snow', 'sage'),
  'nadia-petrov': look('pale', 'bun', 'black', 'jacket', 'wheat', 'ink', 'sky'),
  'colin-marchetti': look('olive', 'short', 'brown', 'work', 'slate', 'snow', 'sand', { beard: true }),
};

function draw({ skin, hair, colour, cloth, shirt, ground, wears, glasses, beard }: Look): string {
  const paths = HAIR_PATHS[hair];
  const hairColour = hair === 'knit' ? CLOTH.maple : HAIR[colour];
  const shade = `<path d="M138 178h44v34c-14 12-30 12-44 0z" fill="#000" opacity=".12"/>`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320">',
    `<rect width="320" height="320" fill="${GROUND[ground]}"/>`,
    '<circle cx="160" cy="176" r="132" fill="#fff" opacity=".45"/>',
    paths.behind === '' ? '' : `<path d="${paths.behind}" fill="${HAIR[colour]}"/>`,
    `<path d="M136 176h48v56h-48z" fill="${SKIN[skin]}"/>${shade}`,
    clothing(wears, CLOTH[cloth], CLOTH[shirt]),
    `<path d="M104 142a9 14 0 1 0 8 22zM216 142a9 14 0 1 1-8 22z" fill="${SKIN[skin]}"/>`,
    `<path d="M108 118c0-40 22-58 52-58s52 18 52 58c0 52-22 86-52 86s-52-34-52-86z" fill="${SKIN[skin]}"/>`,
    beard === true
      ? `<path d="M109 138c2 42 22 72 51 72s49-30 51-72c-6 18-14 26-26 28-8-6-42-6-50 0-12-2-20-10-26-28z" fill="${HAIR[colour]}"/>`
      : '',
    face(HAIR[colour]),
    `<path d="${paths.over}" fill="${hairColour}"/>`,
    hair === 'knit' ? '<path d="M102 104c36-14 80-14 116 0v16c-36-14-80-14-116 0z" fill="#7f2018"/>' : '',
    glasses === true
      ? '<path d="M118 136a18 16 0 1 0 36 0 18 16 0 1 0-36 0zM166 136a18 16 0 1 0 36 0 18 16 0 1 0-36 0zM154 134q6-5 12 0" fill="none" stroke="#2b3538" stroke-width="3.5"/>'
      : '',
    '</svg>\n',
  ].join('');
}

function clothing(wears: Look['wears'], cloth: string, shirt: string): string {
  const body = 'M36 320c2-58 30-84 92-98q32 22 64 0c62 14 90 40 92 98z';
  switch (wears) {
    case 'jacket':
      return `<path d="${body}" fill="${cloth}"/><path d="M128 222l32 66 32-66q-32 22-64 0z" fill="${shirt}"/><path d="M126 221l-14 30 22 4-6 18 32 47 32-47-6-18 22-4-14-30-34 67z" fill="#000" opacity=".16"/>`;
    case 'sweater':
      return `<path d="${body}" fill="${cloth}"/><path d="M124 222q36 28 72 0l4 14q-40 32-80 0z" fill="#fff" opacity=".22"/>`;
    case 'work':
      return `<path d="${body}" fill="${cloth}"/><path d="M128 222l32 40 32-40q-32 22-64 0z" fill="${shirt}"/><path d="M157 262h6v58h-6zM82 262h44v5H82zM194 262h44v5h-44z" fill="#000" opacity=".22"/>`;
  }
}

/** Eyes, brows, nose and a calm mouth. */
function face(brows: string): string {
  return [
    '<circle cx="137" cy="137" r="4.5" fill="#23211f"/><circle cx="183" cy="137" r="4.5" fill="#23211f"/>',
    `<path d="M126 122q11-7 21-1M173 121q10-6 21 1" fill="none" stroke="${brows}" stroke-width="5" stroke-linecap="round"/>`,
    '<path d="M160 138q-8 20-4 24 4 2 9 0" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="3.5" stroke-linecap="round"/>',
    '<path d="M145 179q15 11 30 0" fill="none" stroke="#9a4438" stroke-width="4" stroke-linecap="round"/>',
  ].join('');
}

await mkdir(FOLDER, { recursive: true });
for (const [id, appearance] of Object.entries(LOOKS)) {
  await writeFile(`${FOLDER}${id}.svg`, draw(appearance));
}
