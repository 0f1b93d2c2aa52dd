import { createRequire } from 'node:module';
import type * as Uqr from 'uqr';

const uqr: typeof Uqr = createRequire(import.meta.url)('uqr');
const SOME_MASK = 0;

/**
 * Stands for the library in the API's tests: the same code in the first of eight patterns, of which the library draws all and
 * takes the one that a camera reads best. Each of hundreds of colleagues is shown one.
 */
export function renderSVG(text: string, options: Uqr.QrCodeGenerateSvgOptions): string {
  return uqr.renderSVG(text, { ...options, maskPattern: SOME_MASK });
}
