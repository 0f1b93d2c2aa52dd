import { openJson } from '../../crypto/seal-json.ts';
import type { Deps } from '../../deps.ts';
import type { DrawnPage } from './drawn-page.ts';
import { findFirstPage } from './first-pages.store.ts';

/** What a first page is bound to; `sha256` is its document's. */
export const firstPageContext = (sha256: string) => `first-page:${sha256}`;

/** As it is sealed. */
export const writtenPage = (page: DrawnPage) => ({ ...page, picture: page.picture.toString('base64') });

/** The first page as it was kept; undefined where it was not. */
export async function readFirstPage(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  sha256: string,
): Promise<DrawnPage | undefined> {
  const sealed = await findFirstPage(db, sha256);
  if (sealed === undefined) {
    return undefined;
  }
  const page = await openJson<ReturnType<typeof writtenPage>>(secrets, sealed, firstPageContext(sha256));
  return { ...page, picture: Buffer.from(page.picture, 'base64') };
}
