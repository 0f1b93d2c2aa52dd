import { expect, it } from 'vitest';
import { countPdfPages } from './count-pdf-pages.ts';

it.each([
  ['a plain PDF with two pages', '1 0 obj<</Type/Pages/Count 2>> <</Type/Page>> <</Type /Page /Parent>>', 2],
  ['a linearized PDF, which says so first', '<</Linearized 1/L 900/N 12/T 800>> <</Type/Page>>', 12],
  ['a PDF with packed pages', '<</Type/ObjStm/N 40>> <</Type/Page>>', null],
  ['something other than a PDF', 'hello', null],
])('%s', async (_what, text, pages) => {
  expect(await countPdfPages(new File([text], 'bill.pdf'))).toBe(pages);
});
