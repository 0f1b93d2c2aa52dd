import type { Colleague } from './colleagues.ts';
import type { TestPortal } from './open-test-portal.ts';

/** The file of an export that was asked for, written now and fetched by whoever asked. */
export async function readExport(portal: TestPortal, who: Colleague, id: string): Promise<string> {
  await portal.runJobs();
  const link = await who.post(`/office/exports/${id}/link`);
  if (link.statusCode !== 200) {
    throw new Error(`No link to the file: ${link.body}`);
  }
  const { pathname, search } = new URL(link.json().data.url);
  return (await portal.app.inject({ method: 'GET', url: `${pathname}${search}` })).body;
}
