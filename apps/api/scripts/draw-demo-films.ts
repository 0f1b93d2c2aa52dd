import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';

/**
 * Draws the films of the demonstration from the portal's own pictures: a slow look at each, one fading into the next. There is no
 * sound; the captions beside each film carry its words, and their times follow the scenes here. Needs ffmpeg with VP9:
 * `node apps/api/scripts/draw-demo-films.ts [film]`.
 */
const PICTURES = fileURLToPath(new URL('../../investor/public/media/', import.meta.url));
const FILMS_FOLDER = fileURLToPath(new URL('../src/demo/films/', import.meta.url));

const WIDTH = 1280;
const HEIGHT = 720;
/** Pictures are drawn so much larger than the film that there is something to look along. */
const DRAWN_WIDTH = 1560;
const DRAWN_HEIGHT = 1040;
const FRAMES_PER_SECOND = 24;
const FADE_SECONDS = 1;
/** The quality of VP9 where 0 is best and 63 worst; flat drawings stay clean at this. */
const QUALITY = 44;
const COVER_WIDTH = 960;
const COVER_QUALITY = 82;
const PAPER = '#faf8f4';

/** Where the film's frame lies on the drawn picture, its upper left corner in pixels. */
type Place = { x: number; y: number };
type Scene = { picture: string; seconds: number; from: Place; to: Place };

const HARBOUR = 'deals/harbour-row-apartments';
const FOOTHILLS = 'deals/foothills-solar-one';

const FILMS: Readonly<Record<string, readonly Scene[]>> = {
  'harbour-row-apartments': [
    { picture: `${HARBOUR}/cover.svg`, seconds: 8, from: { x: 20, y: 300 }, to: { x: 200, y: 220 } },
    { picture: `${HARBOUR}/street.svg`, seconds: 8, from: { x: 140, y: 300 }, to: { x: 140, y: 120 } },
    {
      picture: `${HARBOUR}/two-bedroom-plan.svg`,
      seconds: 8,
      from: { x: 80, y: 60 },
      to: { x: 200, y: 260 },
    },
  ],
  'foothills-solar-one': [
    { picture: `${FOOTHILLS}/cover.svg`, seconds: 8, from: { x: 60, y: 160 }, to: { x: 220, y: 300 } },
    {
      picture: `${FOOTHILLS}/day-of-production.svg`,
      seconds: 8,
      from: { x: 10, y: 200 },
      to: { x: 260, y: 200 },
    },
    { picture: `${FOOTHILLS}/site-plan.svg`, seconds: 8, from: { x: 60, y: 120 }, to: { x: 200, y: 200 } },
  ],
  'how-investing-works': [
    { picture: 'hero/home.svg', seconds: 6, from: { x: 20, y: 200 }, to: { x: 150, y: 200 } },
    {
      picture: 'deals/jasper-crossing-mixed-use/section.svg',
      seconds: 6,
      from: { x: 140, y: 40 },
      to: { x: 140, y: 160 },
    },
    { picture: 'illustrations/welcome.svg', seconds: 6, from: { x: 120, y: 160 }, to: { x: 160, y: 160 } },
    { picture: 'illustrations/signed.svg', seconds: 6, from: { x: 160, y: 160 }, to: { x: 120, y: 160 } },
    {
      picture: 'illustrations/not-found.svg',
      seconds: 6,
      from: { x: 120, y: 160 },
      to: { x: 160, y: 160 },
    },
  ],
};

const run = promisify(execFile);

async function drawFilm(name: string, scenes: readonly Scene[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const stills = scenes.map((_scene, place) => join(folder, `${place}.png`));
    for (const [place, { picture }] of scenes.entries()) {
      await drawStill(join(PICTURES, picture), stills[place] ?? '');
    }
    await encode(scenes, stills, join(FILMS_FOLDER, name, 'video.webm'));
    const [first] = scenes;
    if (first !== undefined) {
      await sharp(stills[0])
        .extract({ left: first.to.x, top: first.to.y, width: WIDTH, height: HEIGHT })
        .resize({ width: COVER_WIDTH })
        .webp({ quality: COVER_QUALITY })
        .toFile(join(FILMS_FOLDER, name, 'cover.webp'));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function drawStill(picture: string, still: string): Promise<void> {
  await sharp(picture, { density: 288 })
    .resize({ width: DRAWN_WIDTH, height: DRAWN_HEIGHT, fit: 'contain', background: PAPER })
    .flatten({ background: PAPER })
    .png()
    .toFile(still);
}

/** One thread and no marks of the encoder: the same pictures give the same bytes with the same ffmpeg. */
async function encode(scenes: readonly Scene[], stills: readonly string[], film: string): Promise<void> {
  const inputs = scenes.flatMap(({ seconds }, place) => [
    '-loop',
    '1',
    '-framerate',
    `${FRAMES_PER_SECOND}`,
    '-t',
    `${place === 0 ? seconds : seconds + FADE_SECONDS}`,
    '-i',
    stills[place] ?? '',
  ]);
  await run('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    ...inputs,
    '-filter_complex',
    filterOf(scenes),
    '-map',
    '[film]',
    '-an',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-c:v',
    'libvpx-vp9',
    '-crf',
    `${QUALITY}`,
    '-b:v',
    '0',
    '-g',
    '240',
    '-deadline',
    'good',
    '-cpu-used',
    '2',
    '-threads',
    '1',
    film,
  ]);
}

/** Moves over each still in its time, and fades each into the next so that a scene is whole when its first caption comes. */
function filterOf(scenes: readonly Scene[]): string {
  const moves = scenes.map(({ seconds, from, to }, place) => {
    const part = `min(t/${seconds}\\,1)`;
    const x = `${from.x}+${to.x - from.x}*${part}`;
    const y = `${from.y}+${to.y - from.y}*${part}`;
    return `[${place}]crop=${WIDTH}:${HEIGHT}:x='${x}':y='${y}',format=yuv420p[still${place}]`;
  });
  let start = 0;
  const fades = scenes.slice(1).map((_scene, index) => {
    start += scenes[index]?.seconds ?? 0;
    const before = index === 0 ? 'still0' : `joined${index}`;
    const after = index === scenes.length - 2 ? 'film' : `joined${index + 1}`;
    return `[${before}][still${index + 1}]xfade=fade:duration=${FADE_SECONDS}:offset=${start - FADE_SECONDS}[${after}]`;
  });
  return [...moves, ...fades].join(';');
}

const [, , wanted] = process.argv;
for (const [name, scenes] of Object.entries(FILMS)) {
  if (wanted === undefined || wanted === name) {
    await drawFilm(name, scenes);
  }
}
