import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A pronoun that stands for nobody: English has whoever, and the person who. "Of who they are" asks a question, and is fine. */
const NOBODY =
  /\b(?:to|for|by|from) who\b(?! (?:may|else|did|they|it|is who)\b)|\bof who (?=(?:pays?|wants?|asks?|signs?|is not)\b)/i;
const READ = /^(?!packages\/messages\/src\/fr\/|scripts\/check-words).*\.(?:tsx?|mjs|cjs|md)$/;

const PRODUCT = /^(?:apps|packages)\/[^/]+\/src\/(?!testing\/|.*(?:\.test\.|\/testing\/|\.d\.ts)).*\.tsx?$/;
/** Named for their contents, not for one export: stores, routes, shapes and tables by table or area, a screen's calls by subject, and texts. */
const NAMED_BY_KIND =
  /\.(?:store|sql|routes|wire)\.ts$|-(?:tables|mails|api|command-line|entry)\.tsx?$|\/area\.ts$|^packages\/messages\/src\/|\/migrations\/|\/index\.ts$/;
/** A file with more exports than this is a list of like things, named for their subject. */
const EXPORTS_NAMED_MAX = 2;
const EXPORTED =
  /^export (?:default )?(?:async )?(?:function\*?|const|class|type|interface) ([A-Za-z0-9_$]+)/gm;
const CONSTANT = /^export const ([A-Z][A-Z0-9_]+)\b/gm;

/** @param {string} name `readPdf` as `read-pdf`, `PAGE_SIZE` as `page-size` */
function kebab(name) {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}

/** The words of a name, each in the singular. @param {string} name */
const wordsOf = (name) => name.split('-').map((word) => word.replace(/s$/, ''));

/** True if one export has every word of the file's name: `csv.ts` and `writeCsv`. @param {string} file @param {string} text */
function isMisnamed(file, text) {
  if (!PRODUCT.test(file) || NAMED_BY_KIND.test(file)) {
    return false;
  }
  const names = [...text.matchAll(EXPORTED)].map(([, name = '']) => kebab(name));
  const words = wordsOf(basename(file).replace(/\.tsx?$/, ''));
  const says = (/** @type {string} */ name) => words.every((word) => wordsOf(name).includes(word));
  return names.length > 0 && names.length <= EXPORTS_NAMED_MAX && !names.some(says);
}

/**
 * What reads wrongly, a sentence each: a pronoun for nobody, a file named after none of its exports, and a constant that two files
 * export under one name, so that a reader must check which is meant.
 * @param {ReadonlyMap<string, string>} texts of files, by their paths from the root of the project
 * @returns {string[]}
 */
export function wrongWords(texts) {
  /** @type {Map<string, string>} */
  const constants = new Map();
  return [...texts].flatMap(([file, text]) => {
    const lines = READ.test(file) ? text.split('\n') : [];
    const nobody = lines.flatMap((line, index) =>
      NOBODY.test(line) ? [`${file}:${index + 1}: whoever, or the person who: ${line.trim()}`] : [],
    );
    const misnamed = isMisnamed(file, text) ? [`${file}: named after none of its exports`] : [];
    const doubled = (PRODUCT.test(file) ? [...text.matchAll(CONSTANT)] : []).flatMap(([, name = '']) => {
      const first = constants.get(name);
      constants.set(name, first ?? file);
      return first === undefined ? [] : [`${file}: ${name} is exported by ${first}, too`];
    });
    return [...nobody, ...misnamed, ...doubled];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((file) => (READ.test(file) || PRODUCT.test(file)) && existsSync(file));
  const wrong = wrongWords(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));
  console.log(wrong.length === 0 ? `${files.length} files, 0 wrong words` : wrong.join('\n'));
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
